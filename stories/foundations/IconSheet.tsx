import './foundations.css';
import { Icon } from '#src/frame/Icon.tsx';
import * as shapes from '#src/frame/icons.ts';

/** Every icon, as it is on the page and twice as large. */
export const IconSheet = () => (
  <ul className="sheet-grid">
    {Object.entries(shapes).map(([name, shape]) => (
      <li key={name}>
        <div className="sheet-patch" style={{ gridAutoFlow: 'column' }}>
          <Icon shape={shape} />
          <Icon shape={shape} className="icon-large" />
        </div>
        <p className="sheet-name">{name}</p>
      </li>
    ))}
  </ul>
);
