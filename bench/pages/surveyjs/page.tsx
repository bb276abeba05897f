import 'survey-core/survey-core.fontless.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { educationOf, entriesInAddress, schoolFields } from '../answers.ts';
import { saveSoon } from '../draft.ts';
import { show } from '../Site.tsx';

const text = (name: string, title: string) => ({
  type: 'text',
  name,
  title,
  isRequired: true,
  requiredErrorText: `${title} is a required field`,
  validators: [{ type: 'text', maxLength: 100, text: `${title} must be at most 100 characters` }] as object[],
});

const notBeforeFrom = {
  type: 'expression',
  expression: '{panel.from} empty or {panel.to} empty or {panel.from} <= {panel.to}',
  text: "'To' must not be before 'From'.",
};

const date = (name: string, title: string) => ({
  ...text(name, title),
  inputType: 'date',
  validators: name === 'to' ? [notBeforeFrom] : [],
});

const certificate = {
  type: 'file',
  name: 'certificate',
  title: 'Certificate',
  isRequired: true,
  requiredErrorText: 'A passport image is required.',
  acceptedTypes: 'application/pdf',
  maxSize: 10 * 1024 * 1024,
};

const list = (name: string, title: string, entry: string, templateElements: object[]) => ({
  type: 'paneldynamic',
  name,
  title,
  templateElements,
  templateTitle: `${entry} {panelIndex}`,
  addPanelText: `Add another ${entry.toLowerCase()}`,
  minPanelCount: 1,
  maxPanelCount: 20,
});

/** Education as SurveyJS describes a form, checked while it is typed as its guide on data validation has it. */
const model = new Model({
  title: 'Education',
  checkErrorsMode: 'onValueChanged',
  textUpdateMode: 'onTyping',
  autocomplete: 'off',
  elements: [
    list('academicInfo', 'Academic background', 'School', [
      ...schoolFields.map(({ field, label, type }) => (type === 'date' ? date(field, label) : text(field, label))),
      certificate,
    ]),
    list('languages', 'Languages', 'Language', [text('language', 'Language')]),
    text('computer_literacy', 'Computer literacy'),
  ],
});

const { academicInfo, ...others } = educationOf(entriesInAddress());
model.data = {
  ...others,
  academicInfo: academicInfo.map((school) => ({
    ...school,
    certificate: school.certificate.map(({ name }) => ({ name, type: 'application/pdf', content: 'data:,' })),
  })),
};

model.onValueChanged.add(() => saveSoon(() => model.data));

show(
  <div className="step">
    <Survey model={model} />
  </div>,
);
