import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import type { Preview, PreviewColumn } from '#catalogue/domain/preview'

const { about, flag, integer, listOf, nullable, oneOf, text } = is

const column = fieldsOf<PreviewColumn>()({
  name: text,
  type: text,
  kind: oneOf(['number', 'time', 'flag', 'text']),
  unit: nullable(text),
})

export const apiPreview = fieldsOf<Preview>()({
  day: [is.wireDay, ({ day }) => wireDayOf(day)],
  part: integer,
  fileName: text,
  bytes: is.bytes,
  kind: about(oneOf(['rows', 'packets']), 'Packets are the decoded headers of a capture.'),
  columns: [listOf(column.schema), ({ columns }) => columns.map((one) => column.of(one))],
  rows: listOf(listOf(nullable(text))),
  more: about(flag, 'Whether the file goes on after these rows.'),
})
