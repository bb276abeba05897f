/** A mark in words; those of most schools have a color of their own, too. */
export const MarkLabel = ({ mark }: { mark: string }) => (
  <span className="office-mark" data-mark={mark}>
    {mark}
  </span>
);
