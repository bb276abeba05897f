export interface SignedIn {
  name: string;
  mayDelete: boolean;
  formToken: string;
}

/** What every form of the office carries that changes something. */
export const TokenInput = ({ person }: { person: SignedIn }) => (
  <input type="hidden" name="token" value={person.formToken} />
);
