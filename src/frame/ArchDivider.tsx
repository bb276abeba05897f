/** Three arches between two bands of a page, the middle one higher. */
export function ArchDivider() {
  return (
    <div className="arch-divider" aria-hidden="true">
      <svg viewBox="0 0 96 48" width="96" height="48">
        <path d="M2 47V32q0-11 12-18 12 7 12 18v15zM70 47V32q0-11 12-18 12 7 12 18v15z" />
        <path d="M32 47V24q0-13 16-22 16 9 16 22v23z" />
      </svg>
    </div>
  );
}
