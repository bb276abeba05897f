/** A sample, for the school to complete with its own rules and to have checked. */
export const privacy = {
  placeholder: true,
  title: 'Privacy',
  lead: 'What happens to the information you give the school on this website.',
  html: `
    <h2>Reading this website</h2>
    <p>Nothing about you is kept. This website sets no cookies, and does not track visits or load anything from other
    websites.</p>
    <h2>While you fill in a form</h2>
    <p>Your answers and files are kept on your own device, so that a lost connection or an empty battery costs you
    nothing. They stay there until you submit or erase them, for at most 30 days after you
    last open the form. Anyone who uses the same browser can
    open them: on a shared phone, press “Erase my answers” when you stop.</p>
    <p>If you turn photos into a PDF, this is done on your device. The PDF does not say where or when they were taken.</p>
    <p>If you continue on another device, an encrypted copy waits at the school until that device has it, for at most 24
    hours. The key is only in the link: the school cannot read the copy, and whoever has the link can.</p>
    <h2>When you submit it</h2>
    <p>The application goes to the school, over an encrypted connection. The office reads it to decide on it and to contact
    you. Health records and family papers are read only by those who need them for that.</p>
    <p>Your device keeps a receipt with the reference for at most 30 days; you can remove it at any time.</p>
    <h2>How long the school keeps it</h2>
    <p>To be completed by the school: how long applications are kept, and when they are deleted.</p>
    <h2>Your questions</h2>
    <p>You may ask the school what it holds about you or your child, and have it corrected or deleted.</p>`,
  closing: 'Please call {phone} or write to {email}, and give the reference of your application.',
} as const;
