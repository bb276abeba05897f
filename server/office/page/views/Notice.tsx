interface NoticeProps {
  title: string;
  children: string;
}

/** A sentence about what could not be done, and the way back. */
export const Notice = ({ title, children }: NoticeProps) => (
  <section className="office-narrow">
    <h1>{title}</h1>
    <p>{children}</p>
    <p>
      <a href="/">To the applications</a>
    </p>
  </section>
);
