import { attach } from '#forms/attachment.ts';
import type { Part } from '#forms/wire.ts';

/** A multipart body after its way over the wire: its parts as whoever receives them finds them. */
export const received = async (body: FormData): Promise<Part[]> => {
  const arrived = await new Response(body).formData();
  return Promise.all(
    [...arrived].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await attach(value.name, value),
    ]),
  );
};
