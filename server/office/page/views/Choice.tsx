export interface Option {
  value: string;
  label: string;
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: readonly Option[];
  /** What it says where nothing is chosen; without it, something always is. */
  any?: string;
}

/** A choice of one of several in a form of the office. */
export const Choice = ({ label, name, value, options, any }: ChoiceProps) => (
  <label className="office-field">
    <span className="field-label">{label}</span>
    <select name={name} defaultValue={value}>
      {any !== undefined && <option value="">{any}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
