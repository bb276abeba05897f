import type { Question } from '#server/office/page/question.ts';
import { Choice, type Option } from '#server/office/page/views/Choice.tsx';

export interface FilterOptions {
  forms: readonly Option[];
  grades: readonly Option[];
  marks: readonly Option[];
}

interface FiltersProps {
  question: Question;
  options: FilterOptions;
}

/** What a list can be asked for. */
export const Filters = ({ question, options }: FiltersProps) => (
  <form className="office-filters" method="get" action="/" aria-label="Filter">
    <label className="office-field office-search">
      <span className="field-label">Name or reference</span>
      <input type="search" name="q" defaultValue={question.q} dir="auto" />
    </label>
    <Choice label="Form" name="form" value={question.form} options={options.forms} any="All forms" />
    <Choice label="Grade or position" name="grade" value={question.grade} options={options.grades} any="All" />
    <Choice label="Mark" name="mark" value={question.mark} options={options.marks} any="All marks" />
    <label className="office-field">
      <span className="field-label">From</span>
      <input type="date" name="from" defaultValue={question.from} />
    </label>
    <label className="office-field">
      <span className="field-label">To</span>
      <input type="date" name="to" defaultValue={question.to} />
    </label>
    <p className="office-buttons">
      <button className="button button--primary" type="submit">
        Show
      </button>
      {Object.values(question).some(Boolean) && (
        <a className="button button--quiet" href="/">
          Show all
        </a>
      )}
    </p>
  </form>
);
