/** A sample, for the school to complete with its own rules and to have checked. */
export const privacy = {
  placeholder: true,
  title: 'Privacy',
  lead: 'What happens with what you tell the school on this website.',
  html: `
    <h2>Reading this website</h2>
    <p>Nothing about you is kept. The website sets no cookies, counts no visits, and loads nothing from other places.</p>
    <h2>While you fill in a form</h2>
    <p>Your answers and files are kept on your own device, so that a broken line or an empty battery costs you nothing.
    They stay there until you submit them or erase them, for at most 7 days. Whoever uses the same browser can open
    them: on a shared phone, press “Erase my answers” when you stop.</p>
    <p>Photos of your documents are turned into a PDF on your device, too. The PDF does not say where or when they were taken.</p>
    <h2>When you submit it</h2>
    <p>The application goes to the school, over an encrypted connection. The office reads it to decide on it and to call
    or write to you. Health records and family papers are read only by those who need them for that.</p>
    <p>Your device keeps a receipt with the reference for at most 30 days; you can remove it at once.</p>
    <h2>How long the school keeps it</h2>
    <p>To be completed by the school: for how long applications are kept, and when they are deleted.</p>
    <h2>Your questions</h2>
    <p>You may ask the school what it holds about you or your child, and have it corrected or deleted. Call or write; the
    number and the address stand at the foot of every page. Give the reference of your application.</p>`,
} as const;
