import type { ReactNode } from 'react';
import './offer-row.css';

/** Cards to choose from that lie nowhere else on the table, side by side under a title. */
export function OfferRow({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="kit-offer-row" aria-label={title}>
      <h3 className="kit-offer-title">{title}</h3>
      <div className="kit-offer-cards">{children}</div>
    </section>
  );
}
