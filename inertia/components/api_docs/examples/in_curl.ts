import type { FilledCall } from './filled_call'

/** A call as somebody types it into a shell. */
export function inCurl(call: FilledCall): string {
  const { method, address, secrets, isNamed, json, files, answersFile } = call
  const parts = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...secrets.map(({ header, before, variable }) => `-H "${header}: ${before}$${variable}"`),
    ...(isNamed ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(json === null ? [] : [`--json ${quoted(JSON.stringify(JSON.parse(json), null, 2))}`]),
    ...Object.entries(files).map(([field, file]) => `-F ${quoted(`${field}=@${named(file)}`)}`),
    ...(answersFile ? ['-OJ'] : []),
    quoted(address),
  ]
  return ['curl', ...parts].join(' \\\n  ')
}

/** For the shell, which reads nothing into what stands in single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** For curl, which ends a bare name of a file at a comma or a semicolon. */
const named = (file: string) =>
  /[",;\\]/.test(file) ? `"${file.replaceAll(/["\\]/g, String.raw`\$&`)}"` : file
