/** The triple window of the Beirut house over the sea, with a plain Greek cross in its middle arch. */
export function Crest() {
  return (
    <svg className="crest" viewBox="0 0 96 96" width="64" height="64" aria-hidden="true">
      <circle cx="48" cy="48" r="48" fill="#0f4257" />
      <circle cx="48" cy="48" r="44" fill="none" stroke="#e0ac3b" strokeWidth="1.75" />
      <path
        fill="#f0ddb8"
        d="M15 64V46c0-8 5-11 10-15 5 4 10 7 10 15v18zM61 64V46c0-8 5-11 10-15 5 4 10 7 10 15v18zM33 64V35c0-11 8-15 15-21 7 6 15 10 15 21v29z"
      />
      <path
        fill="#1a6480"
        d="M19 64V47c0-6 3-8 6-11 3 3 6 5 6 11v17zM65 64V47c0-6 3-8 6-11 3 3 6 5 6 11v17zM37.5 64V36c0-8 5-12 10.5-16.5C53.5 24 58.5 28 58.5 36v28z"
      />
      <path fill="#e0ac3b" d="M46 30h4v8h8v4h-8v9h-4v-9h-8v-4h8z" />
      <path fill="#f0ddb8" d="M11 64h74v4.5H11z" />
      <path
        fill="none"
        stroke="#d9b26f"
        strokeWidth="2.25"
        strokeLinecap="round"
        d="M22 75q6.5-4 13 0t13 0 13 0 13 0M32 82q5.3-3.5 10.6 0t10.6 0 10.6 0"
      />
    </svg>
  );
}
