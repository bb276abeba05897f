interface AdmissionInformationProps {
  minutes: string;
  kept: string;
  steps: readonly string[];
  information: readonly string[];
  documents: readonly string[];
  documentsNote: string;
  /** The device keeps the answers, as far as is known. */
  stored?: boolean;
  /** It was started, and waits for its answers or its script. */
  opening?: boolean;
  onStart?: (() => void) | undefined;
}

/** What to have ready before the form, how long it takes, and the way into it. */
export const AdmissionInformation = (props: AdmissionInformationProps) => {
  const { minutes, kept, steps, information, documents, documentsNote } = props;
  const { stored = true, opening = false, onStart } = props;
  return (
    <div className="information" id="information" tabIndex={-1}>
      <p>
        <strong>{minutes}</strong> {stored && kept}
      </p>
      <h2>Required information</h2>
      <ul>
        {information.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2>Required documents</h2>
      <ul>
        {documents.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{documentsNote}</p>
      <h2>Six steps</h2>
      <ol className="information-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <button type="button" className="button button--primary information-start" onClick={onStart}>
        Fill The Form
      </button>
      <p role="status" hidden={!opening}>
        The form opens as soon as it has loaded …
      </p>
    </div>
  );
};
