import './foundations.css';
import { colorsIn, rolesIn, targetOf } from '../../scripts/tokens/readTokens.ts';
import { contrast } from './contrast.ts';
import { needOf, roles } from './roles.ts';
import { TokenName } from './TokenName.tsx';
import { tokenOf, tokens } from './tokens.ts';

const Sample = ({ role, on }: { role: string; on: string }) => {
  const ratio = contrast(tokenOf(role), tokenOf(on));
  return (
    <li>
      <div className="sheet-sample" style={{ background: tokenOf(on), color: tokenOf(role) }}>
        {needOf(role) === 3 ? <div className="sheet-edge" /> : 'Aa'}
      </div>
      {on} <strong>{ratio.toFixed(2)}</strong>
      {ratio < needOf(role) && ` is less than ${needOf(role)}`}
    </li>
  );
};

/** The roles of a kind: what each is for, the color it has, and its contrast wherever it is seen. */
export const Roles = ({ kind }: { kind: string }) => (
  <ul className="sheet-rows">
    {rolesIn(tokens)
      .filter((name) => name.split('-')[0] === kind)
      .map((name) => (
        <li key={name}>
          <div className="sheet-patch" style={{ background: tokenOf(name) }} />
          <div>
            <TokenName name={name} />
            <p>{roles[name]?.use}</p>
            <p className="sheet-note">
              {targetOf(tokens[name]!)} · {tokenOf(name)}
            </p>
          </div>
          <ul className="sheet-samples">
            {roles[name]?.on?.map((on) => (
              <Sample key={on} role={name} on={on} />
            ))}
          </ul>
        </li>
      ))}
  </ul>
);

/** The raw colors, and the roles that each has. */
export const Palette = () => (
  <ul className="sheet-grid">
    {colorsIn(tokens).map((name) => (
      <li key={name}>
        <div className="sheet-patch" style={{ background: tokenOf(name) }} />
        <p className="sheet-name">{name}</p>
        <p className="sheet-note">{tokenOf(name)}</p>
        <p className="sheet-note">
          {rolesIn(tokens)
            .filter((role) => targetOf(tokens[role]!) === name)
            .join(', ')}
        </p>
      </li>
    ))}
  </ul>
);
