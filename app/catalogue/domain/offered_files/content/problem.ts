/** What is wrong with a file: each is a sentence at its field. */
export type Problem =
  'empty' | 'too_large' | 'picture' | 'other_content' | 'broken' | 'no_text' | 'unpacks_too_large'

export type Chunks = AsyncIterable<Buffer>
