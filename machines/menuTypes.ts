export interface MenuContext {
  /** The window's width in CSS pixels. */
  width: number;
  /** The window has the slide-in menu. It depends on the visitor's font size, too. */
  narrow: boolean;
  /** The label of the group that is open. */
  group: string | undefined;
}

export type MenuEvent =
  /** The menu's button was pressed. */
  | { type: 'OPEN' }
  /** The name of a group was pressed. */
  | { type: 'TOGGLE'; group: string }
  /** A link of the menu was chosen. */
  | { type: 'CHOOSE' }
  /** Escape, or in a narrow window the close button or a press on the backdrop, in a wide one a press or the focus outside of the menu. */
  | { type: 'CLOSE' }
  /** The window has another size: a phone was turned, or text enlarged. */
  | { type: 'RESIZE'; width: number; narrow: boolean };
