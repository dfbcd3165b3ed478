import { PARTS_STYLE } from '@tafelrunde/lab';

let adopted = false;

/** The lab's own style, nested so that it reaches nothing but reports. As a sheet of the document it needs no inline style. */
export function adoptReportStyle(): void {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.lab-report { ${PARTS_STYLE} }`);
  document.adoptedStyleSheets.push(sheet);
}
