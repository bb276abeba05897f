export interface Option {
  value: string;
  label: string;
}

interface SelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly Option[];
  /** The label of the empty option. Without it there is no empty option. */
  empty?: string;
}

/** A labelled select in a form of the office. */
export const Select = ({ label, name, value, options, empty }: SelectProps) => (
  <label className="office-field">
    <span className="field-label">{label}</span>
    <select name={name} defaultValue={value}>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
