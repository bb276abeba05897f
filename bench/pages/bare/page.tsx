import { EntryList } from '../../../src/components/EntryList.tsx';
import { educationOf, entriesAsked, schoolFields } from '../answers.ts';
import { Control } from '../Control.tsx';
import { FilledFiles } from '../FilledFiles.tsx';
import { show } from '../Site.tsx';
import { StepFrame } from '../StepFrame.tsx';

const { academicInfo, languages, computer_literacy } = educationOf(entriesAsked());

const schools = academicInfo.map((school, i) => {
  const name = (field: string) => `education[academicInfo][${i}][${field}]`;
  const context = `school ${i + 1}`;
  return {
    key: name(''),
    content: (
      <>
        {schoolFields.map(({ field, ...shown }) => (
          <Control key={field} {...shown} name={name(field)} context={context} defaultValue={school[field]} />
        ))}
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
        return { key: name, content: <Control name={name} label="Language" defaultValue={language} /> };
      })}
    />
    <Control name="education[computer_literacy]" label="Computer literacy" defaultValue={computer_literacy} />
  </StepFrame>,
);
