import { Note } from '@kontor/design-system/note'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'
import { FIELD_NAMES } from './fields'
import type { Draft } from './types'

/** Why a draft was not published at its time, field by field. */
export function StoppedBecause({ stopped }: { stopped: NonNullable<Draft['stopped']> }) {
  const t = useText('catalogue/manage_products')
  const said = useCodeText('catalogue/manage_products')
  const { code, fields } = stopped
  const named = FIELD_NAMES.filter((name) => name in fields)
  return (
    <Note tone="brass">
      {t('publish.stopped')} {named.length === 0 ? t('publish.fits_again') : said({ code })}
      {named.length > 0 && (
        <ul className="grid gap-1 pt-2">
          {named.map((name) => (
            <li key={name}>{`${t(`fields.${name}`)}: ${fields[name]}`}</li>
          ))}
        </ul>
      )}
    </Note>
  )
}
