import { markLabel } from '#server/office/page/marks.ts';
/** A mark. The usual marks have a color. */
export const MarkLabel = ({ mark }: { mark: string }) => (
  <span className="office-mark" data-mark={mark}>
    {markLabel(mark)}
  </span>
);
