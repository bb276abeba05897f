import { EntryList } from '../../../src/components/EntryList.tsx';
import { FieldFrame } from '../../../src/components/FieldFrame.tsx';
import { educationOf, entriesAsked } from '../answers.ts';
import { FilledFiles } from '../FilledFiles.tsx';
import { show } from '../Site.tsx';
import { StepFrame } from '../StepFrame.tsx';

interface Props {
  name: string;
  label: string;
  context?: string;
  value: string;
  type?: 'text' | 'date';
}

const Control = ({ name, label, context, value, type = 'text' }: Props) => (
  <FieldFrame id={name} label={label} context={context} required kind={type}>
    <input
      className="input"
      type={type}
      id={name}
      name={name}
      dir={type === 'text' ? 'auto' : undefined}
      autoComplete="off"
      aria-required
      spellCheck={false}
      defaultValue={value}
    />
  </FieldFrame>
);

const { academicInfo, languages, computer_literacy } = educationOf(entriesAsked());

const schools = academicInfo.map((school, i) => {
  const name = (field: string) => `education[academicInfo][${i}][${field}]`;
  const context = `school ${i + 1}`;
  return {
    key: name(''),
    content: (
      <>
        <Control name={name('from')} label="From" context={context} value={school.from} type="date" />
        <Control name={name('to')} label="To" context={context} value={school.to} type="date" />
        <Control
          name={name('schoolUniversity')}
          label="School / University"
          context={context}
          value={school.schoolUniversity}
        />
        <Control name={name('degree')} label="Degree" context={context} value={school.degree} />
        <Control name={name('major')} label="Major" context={context} value={school.major} />
        <FilledFiles id={name('certificate')} name={name('certificate')} context={context} files={school.certificate} />
      </>
    ),
  };
});

/** Education in React with no engine and no handlers: what React itself and the browser cost. */
show(
  <StepFrame title="Education" position={2} ready>
    <EntryList id="academicInfo" label="Academic background" entry="school" most={20} entries={schools} />
    <EntryList
      id="languages"
      label="Languages"
      entry="language"
      most={20}
      entries={languages.map(({ language }, i) => {
        const name = `education[languages][${i}]`;
        return { key: name, content: <Control name={name} label="Language" value={language} /> };
      })}
    />
    <Control name="education[computer_literacy]" label="Computer literacy" value={computer_literacy} />
  </StepFrame>,
);
