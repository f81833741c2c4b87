import type { FilledCall } from './filled_call'

/** A call in Python, with nothing but its standard library. */
export function inPython(call: FilledCall): string {
  const lines = [...importsOf(call), '', ...formOf(call), ...requestOf(call), ...answerOf(call)]
  return lines.join('\n')
}

function importsOf({ secrets, isNamed, json, files, answersFile }: FilledCall): string[] {
  const hasFiles = Object.keys(files).length > 0
  return [
    ...(json !== null || !answersFile ? ['import json'] : []),
    ...(secrets.length > 0 || answersFile ? ['import os'] : []),
    ...(answersFile ? ['import shutil'] : []),
    'import urllib.request',
    ...(hasFiles || isNamed ? ['import uuid'] : []),
    ...(hasFiles ? ['from pathlib import Path'] : []),
  ]
}

/** The standard library sends forms, but no files in them. */
function formOf({ files }: FilledCall): string[] {
  if (Object.keys(files).length === 0) return []
  return [
    `files = ${literal(files)}`,
    'boundary = uuid.uuid4().hex',
    'form = b""',
    'for name, file in files.items():',
    '    said = f\'form-data; name="{name}"; filename="{Path(file).name}"\'',
    String.raw`    form += f"--{boundary}\r\nContent-Disposition: {said}\r\n\r\n".encode()`,
    String.raw`    form += Path(file).read_bytes() + b"\r\n"`,
    String.raw`form += f"--{boundary}--\r\n".encode()`,
  ]
}

function requestOf(call: FilledCall): string[] {
  const { method, address, json } = call
  const headers = headersOf(call)
  return [
    'request = urllib.request.Request(',
    `    ${literal(address)},`,
    ...(method === 'GET' ? [] : [`    method=${literal(method)},`]),
    ...(headers.length > 0 ? ['    headers={', ...headers, '    },'] : []),
    ...(json === null
      ? []
      : [`    data=json.dumps(${literal(JSON.parse(json), '    ')}).encode(),`]),
    ...(hasForm(call) ? ['    data=form,'] : []),
    ')',
  ]
}

const hasForm = ({ files }: FilledCall) => Object.keys(files).length > 0

function headersOf(call: FilledCall): string[] {
  const secrets = call.secrets.map(({ header, before, variable }) => {
    const value = `os.environ[${literal(variable)}]`
    return `${literal(header)}: ${before ? `${literal(before)} + ${value}` : value}`
  })
  const type = '"Content-Type": '
  return [
    ...secrets,
    ...(call.isNamed ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
    ...(call.json === null ? [] : [`${type}"application/json"`]),
    ...(hasForm(call) ? [`${type}f"multipart/form-data; boundary={boundary}"`] : []),
  ].map((header) => `        ${header},`)
}

function answerOf({ answersFile }: FilledCall): string[] {
  const opened = 'with urllib.request.urlopen(request) as answer'
  if (!answersFile) return [`${opened}:`, '    print(json.load(answer)["data"])']
  return [
    `${opened}:`,
    '    name = os.path.basename(answer.headers.get_filename("download"))',
    '    with open(name, "wb") as file:',
    '        shutil.copyfileobj(answer, file)',
  ]
}

/** A value of JSON in Python, whose texts have every escape that those of JSON have. */
function literal(value: unknown, indent = ''): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const deeper = `${indent}    `
  const lines = Array.isArray(value)
    ? value.map((one) => literal(one, deeper))
    : Object.entries(value).map(([name, one]) => `${literal(name)}: ${literal(one, deeper)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (lines.length === 0) return `${open}${close}`
  return [open, ...lines.map((line) => `${deeper}${line},`), `${indent}${close}`].join('\n')
}
