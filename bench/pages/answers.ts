/** A school of the Education step. The page starts with it; in the site's own wizard it is typed in. */
export interface School {
  from: string;
  to: string;
  schoolUniversity: string;
  degree: string;
  major: string;
  certificate: { id: string; name: string; size: number; verdict: string; locked: boolean }[];
}

/** react-hook-form needs objects as the entries of a list. */
export interface Education {
  academicInfo: School[];
  languages: { language: string }[];
  computer_literacy: string;
}

/** A school's fields before its certificate, in their order. */
export const schoolFields = [
  { field: 'from', label: 'From', type: 'date' },
  { field: 'to', label: 'To', type: 'date' },
  { field: 'schoolUniversity', label: 'School / University', type: 'text' },
  { field: 'degree', label: 'Degree', type: 'text' },
  { field: 'major', label: 'Major', type: 'text' },
] as const;

export const blankSchool: School = { from: '', to: '', schoolUniversity: '', degree: '', major: '', certificate: [] };

const school = (position: number): School => ({
  from: '2012-09-17',
  to: '2015-06-30',
  schoolUniversity: 'University of the Example',
  degree: "Bachelor's Degree",
  major: 'Mathematics',
  certificate: [
    { id: `c${position}`, name: `certificate-${position}.pdf`, size: 700, verdict: 'whole', locked: false },
  ],
});

/** Education filled in, with this many schools and languages. */
export const educationOf = (entries: number): Education => ({
  academicInfo: Array.from({ length: entries }, (_, i) => school(i + 1)),
  languages: Array.from({ length: entries }, () => ({ language: 'Arabic' })),
  computer_literacy: 'Spreadsheets',
});

/** The number of entries in the page's address. */
export const entriesInAddress = (): number => Number(new URLSearchParams(location.search).get('entries') ?? 1);
