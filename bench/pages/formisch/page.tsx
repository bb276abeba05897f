import { show } from '../Site.tsx';
import { TwoSteps } from '../TwoSteps.tsx';
import { Education } from './Education.tsx';
import { WorkExperience } from './WorkExperience.tsx';

show(<TwoSteps Education={Education} WorkExperience={WorkExperience} />);
