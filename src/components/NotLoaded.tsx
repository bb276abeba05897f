export interface NotLoadedProps {
  /** The page came, but broke while it was used; otherwise a part of it never came. */
  broken?: boolean | undefined;
  /** Waits in a page until it is needed. */
  hidden?: boolean | undefined;
}

/** Stands where a form does not work, and leads out of that. */
export const NotLoaded = ({ broken, hidden }: NotLoadedProps) => (
  <div className="not-loaded" role="alert" hidden={hidden}>
    <p>
      {broken
        ? 'Something on this page went wrong, and it cannot go on as it is.'
        : 'A part of this page could not be loaded. Please check your connection.'}{' '}
      What you answered is kept on this device and comes back when the page is loaded again.
    </p>
    {/* An empty address is this page’s own. With a target, the browser loads it, whatever scripts there are. */}
    {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
    <a className="button button--primary" href="" target="_self">
      Reload
    </a>
  </div>
);
