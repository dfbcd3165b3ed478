import encodeQR from 'qr';

/** A text as a QR code. The quiet zone around it belongs to it. */
export function Qr({ text, name }: { readonly text: string; readonly name: string }) {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="online-qr" role="img" aria-label={name} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path fill="#000" shapeRendering="crispEdges" d={dark} />
    </svg>
  );
}
