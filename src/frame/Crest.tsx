import logo from '#src/content/logo.svg?raw';

/** The school's logo. The name stands beside it, so that a screen reader need not say it. */
export const Crest = () => <span className="crest" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />;
