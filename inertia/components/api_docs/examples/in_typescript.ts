import type { FilledCall } from './filled_call'

/** A call in TypeScript, with nothing but what Node, Bun and Deno bring. */
export function inTypescript(call: FilledCall): string {
  const options = optionsOf(call)
  const asked = options.length > 0 ? [', {', ...options, '})'] : [')']
  return [
    ...importsOf(call),
    '',
    ...formOf(call),
    `const answer = await fetch(${text(call.address)}${asked.join('\n')}`,
    'if (!answer.ok) throw new Error(await answer.text())',
    ...answerOf(call),
  ].join('\n')
}

function importsOf({ shop, answersFile, files }: FilledCall): string[] {
  return [
    ...(Object.keys(files).length > 0 ? ['import { openAsBlob } from "node:fs"'] : []),
    ...(answersFile
      ? ['import { writeFile } from "node:fs/promises"']
      : [
          `// curl -O ${shop}/clients/kontor_types.ts`,
          'import type { Calls } from "./kontor_types.ts"',
        ]),
  ]
}

function formOf({ files }: FilledCall): string[] {
  const fields = Object.entries(files).map(
    ([field, file]) => `form.append(${text(field)}, await openAsBlob(${text(file)}), ${text(file)})`
  )
  return fields.length > 0 ? ['const form = new FormData()', ...fields] : []
}

function optionsOf({ method, secrets, isNamed, json, files }: FilledCall): string[] {
  const headers = [
    ...secrets.map(
      ({ header, before, variable }) => `${text(header)}: \`${before}\${process.env.${variable}}\``
    ),
    ...(isNamed ? ['"Idempotency-Key": crypto.randomUUID()'] : []),
    ...(json === null ? [] : ['"Content-Type": "application/json"']),
  ]
  return [
    ...(method === 'GET' ? [] : [`method: ${text(method)},`]),
    ...(headers.length > 0 ? ['headers: {', ...headers.map((one) => `  ${one},`), '},'] : []),
    ...(json === null ? [] : bodyOf(json)),
    ...(Object.keys(files).length > 0 ? ['body: form,'] : []),
  ].map((line) => `  ${line}`)
}

/** JSON is an expression as it stands. */
const bodyOf = (json: string): string[] =>
  `body: JSON.stringify(${JSON.stringify(JSON.parse(json), null, 2)}),`.split('\n')

function answerOf({ name, answersFile }: FilledCall): string[] {
  if (answersFile) {
    return ['await writeFile("download", new Uint8Array(await answer.arrayBuffer()))']
  }
  return [
    `type Answer = { data: Calls[${text(name)}]["answer"] }`,
    'const { data } = (await answer.json()) as Answer',
    'console.log(data)',
  ]
}

const text = (value: string) => JSON.stringify(value)
