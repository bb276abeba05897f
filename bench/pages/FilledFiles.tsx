import { FileField } from '../../src/components/FileField.tsx';

interface Props {
  id: string;
  name: string;
  context: string;
  files: readonly { id: string; name: string; size: number; locked: boolean; verdict: string }[];
  error?: string | undefined;
}

/** A certificate's upload as the site shows it. */
export const FilledFiles = (props: Props) => <FileField {...props} label="Certificate" required />;
