import { Text } from '@kontor/design-system/text'

interface RemarkTextProps {
  html: string
  role?: 'body' | 'ui' | 'ui-s'
  tone?: 'inherit' | 'muted'
}

/** A remark as HTML that the server has made safe; plain lines stay lines. */
export function RemarkText({ html, role = 'ui', tone = 'inherit' }: RemarkTextProps) {
  return (
    <Text as="div" role={role} tone={tone} measure>
      <div
        className="whitespace-pre-line [&_a]:underline [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Text>
  )
}
