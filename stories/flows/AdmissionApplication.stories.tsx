import { applying, type FlowStory, flowOf } from './flowOf.ts';

export default {
  title: 'Pages/Flows/Admission application',
  tags: ['!autodocs', 'unpictured'],
  ...flowOf('admission'),
};

export const FromTheInformationToTheResult: FlowStory = {
  play: applying('divorced parents with another legal guardian'),
};
