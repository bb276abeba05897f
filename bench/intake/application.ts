import { attachmentOf } from '../../forms/attachment.ts';
import { examplePdf } from '../../forms/examplePdf.ts';
import { staffExamples } from '../../forms/staff/examples.ts';
import { encode } from '../../forms/wire.ts';

type Example = ReturnType<typeof examplePdf>;

/** Enlarges an example's PDF to a size, with comments before its trailer. It stays a complete PDF. */
const enlarge = async ({ name, type, body }: Example, size: number): Promise<Example> => {
  const text = await body.text();
  const comment = '% 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abc\n';
  const room = size - text.length;
  const padding = comment.repeat(Math.floor(room / comment.length)).padEnd(room, '\n');
  const at = text.lastIndexOf('trailer');
  const bytes = new TextEncoder().encode(text.slice(0, at) + padding + text.slice(at));
  return attachmentOf(name, { name, type, size, bytes }, new File([bytes], name, { type }));
};

const teacher = staffExamples['experienced teacher'];

/** The application of an experienced teacher: 5 PDFs of this size, or 6 with a letter of the second employer. */
const answersWith = async (letters: 1 | 2, size: number) => {
  const document = (file: unknown) => enlarge(file as Example, size);
  return {
    ...teacher,
    personalInfo: { ...teacher.personalInfo, passport: await document(teacher.personalInfo.passport) },
    education: {
      ...teacher.education,
      academicInfo: await Promise.all(
        teacher.education.academicInfo.map(async (school) => ({
          ...school,
          certificate: await document(school.certificate),
        })),
      ),
    },
    workExperience: {
      ...teacher.workExperience,
      experiences: await Promise.all(
        (teacher.workExperience.experiences ?? []).map(async (experience, i) => ({
          ...experience,
          ...(i < letters && { previousEmploymentLetter: await document(examplePdf(`letter-${i + 1}.pdf`)) }),
        })),
      ),
    },
  };
};

const ID = '00000000-0000-4000-8000-000000000000';

/** A body without its id: each send writes a new one between the pieces, and no byte is copied. */
export interface PreparedBody {
  type: string;
  before: Buffer;
  after: Buffer;
  /** Bytes of the whole body. */
  size: number;
}

export const prepareBody = async (letters: 1 | 2, size: number): Promise<PreparedBody> => {
  const response = new Response(encode(ID, await answersWith(letters, size)));
  const body = Buffer.from(await response.arrayBuffer());
  const at = body.indexOf(ID);
  return {
    type: response.headers.get('content-type')!,
    before: body.subarray(0, at),
    after: body.subarray(at + ID.length),
    size: body.length,
  };
};
