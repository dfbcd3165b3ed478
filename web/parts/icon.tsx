/** An outline of game-icons, in the colour of the text around it. It only decorates: what it means is said in words beside it. */
export function Icon({ d, className }: { readonly d: string; readonly className?: string }) {
  return (
    <svg viewBox="0 0 512 512" className={className} aria-hidden="true" focusable="false">
      <path d={d} fill="currentColor" />
    </svg>
  );
}
