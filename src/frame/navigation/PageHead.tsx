import { pageTitle } from '#src/frame/navigation/pageTitle.ts';

interface PageHeadProps {
  title: string;
  /** What search engines and messengers say of the page. */
  description: string;
}

/** What a page puts into the document's head. */
export const PageHead = ({ title, description }: PageHeadProps) => (
  <>
    <title>{pageTitle(title)}</title>
    <meta name="description" content={description} />
  </>
);
