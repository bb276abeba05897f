import type { Question } from '#server/office/page/question.ts';
import { type SignedIn, TokenInput } from '#server/office/page/views/TokenInput.tsx';

interface ExportsProps {
  person: SignedIn;
  question: Question;
  total: number;
}

/** Hands on what is ticked in a list, or all that it was asked for. */
export const Exports = ({ person, question, total }: ExportsProps) => (
  <form className="office-export" id="export" method="post" action="/export">
    <TokenInput person={person} />
    {Object.entries(question).map(
      ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
    )}
    <fieldset>
      <legend className="field-label">Export</legend>
      <label>
        <input type="radio" name="which" value="chosen" defaultChecked /> those ticked above
      </label>
      <label>
        <input type="radio" name="which" value="all" /> all {total} that were found
      </label>
    </fieldset>
    <p className="office-buttons">
      <button className="button button--outline" type="submit" name="as" value="zip">
        ZIP with all files
      </button>
      <button className="button button--outline" type="submit" name="as" value="csv">
        List for a spreadsheet (CSV)
      </button>
    </p>
  </form>
);
