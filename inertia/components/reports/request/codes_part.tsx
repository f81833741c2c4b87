import { Button } from '@kontor/design-system/button'
import { FileUpload } from '@kontor/design-system/file_upload'
import { Heading } from '@kontor/design-system/text'
import { TextArea } from '@kontor/design-system/text_area'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import type { Lookup } from '../types'
import { entriesText, isUnavailable, ownEntries } from './entries_text'
import { JudgedList } from './judged_list'
import { readCodeFile, type CodeFile } from './read_code_file'

interface CodesPartProps {
  text: string
  onText: (text: string) => void
  onDay: (day: string) => void
  lookup: Lookup | null
  error?: string
}

/** The securities: typed, pasted or from a file; each entry is judged as it appears. */
export function CodesPart({ text, onText, onDay, lookup, error }: CodesPartProps) {
  const t = useText('reports/request')
  const entries = lookup?.entries ?? []
  return (
    <section className="grid gap-4">
      <Heading level={2}>{t('codes.title')}</Heading>
      <TextArea
        label={t('codes.label')}
        hint={t('codes.hint')}
        name="isins"
        value={text}
        onChange={onText}
        error={error}
        rows={6}
        face="mono"
        autoComplete="off"
        spellCheck="false"
        counter={t('codes.count', { entered: String(ownEntries(entries).length) })}
      />
      <CodeUpload onText={onText} />
      {lookup && entries.length > 0 && (
        <>
          <JudgedList lookup={lookup} onText={onText} onDay={onDay} />
          {entries.some(isUnavailable) && (
            <span>
              <Button
                onPress={() =>
                  onText(
                    entriesText(entries, (entry) => (isUnavailable(entry) ? null : entry.typed))
                  )
                }
              >
                {t('judged.remove_all')}
              </Button>
            </span>
          )}
        </>
      )}
    </section>
  )
}

function CodeUpload({ onText }: { onText: (text: string) => void }) {
  const t = useText('reports/request')
  const [read, setRead] = useState<(CodeFile & { name: string }) | null>(null)
  const take = async ([file]: File[]) => {
    if (!file) return
    const found = await readCodeFile(file)
    setRead({ ...found, name: file.name })
    if (found.ok) onText(found.text)
  }
  return (
    <FileUpload
      label={t('codes.upload')}
      hint={t('codes.upload_hint')}
      buttonLabel={t('codes.upload_button')}
      dropLabel={t('codes.drop')}
      acceptedFileTypes={['.csv', '.txt', 'text/csv', 'text/plain']}
      onFiles={(files) => void take(files)}
      error={read && !read.ok ? t(`codes.${read.why}`) : undefined}
    >
      {read?.ok && t('codes.read', { count: read.count, name: read.name })}
    </FileUpload>
  )
}
