import { applying, type FlowStory, flowOf } from './flowOf.ts';

export default { title: 'Pages/Flows/Staff application', tags: ['!autodocs', 'unpictured'], ...flowOf('staff') };

export const FromTheFirstAnswerToTheResult: FlowStory = { play: applying('married mother of two') };
