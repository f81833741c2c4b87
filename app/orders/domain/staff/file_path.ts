/** Folder of the storage whose files can be given to orders without items. */
export const GIVEN_FOLDER = 'empty-orders/'

const PART = /^[\p{L}\p{N}][\p{L}\p{N} ._()+-]{0,200}$/u

/** No way up, no hidden file, no other folder, no other sign. */
export function isGivenFile(path: string): boolean {
  if (!path.startsWith(GIVEN_FOLDER) || path.length > 500) return false
  return path
    .slice(GIVEN_FOLDER.length)
    .split('/')
    .every((part) => PART.test(part) && !part.includes('..'))
}

export const nameOfFile = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
