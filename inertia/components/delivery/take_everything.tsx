import { Button } from '@kontor/design-system/button'
import { Heading, Text } from '@kontor/design-system/text'
import { CsrfField } from '~/components/shell/csrf_field'
import { useText } from '~/hooks/use_text'
import { Refusal } from './refusal'

/** What the archive of everything is, and the other way: a script that resumes and checks. */
export function TakeEverything({ address }: { address: string }) {
  const t = useText('delivery/ledger')
  return (
    <section aria-labelledby="take-everything" className="grid gap-2">
      <Heading level={3} id="take-everything">
        {t('receipt.title')}
      </Heading>
      <Text role="ui" tone="muted" measure>
        {t('receipt.lead')} {t('receipt.archive_hint')}
      </Text>
      <Text role="ui" tone="muted" measure>
        {t('receipt.script_hint')}
      </Text>
      <div className="flex flex-wrap gap-2">
        <ScriptForm action={`${address}/fetch-script`} shell="sh" />
        <ScriptForm action={`${address}/fetch-script`} shell="powershell" />
      </div>
      <Refusal name="script" />
    </section>
  )
}

function ScriptForm({ action, shell }: { action: string; shell: 'sh' | 'powershell' }) {
  const t = useText('delivery/ledger')
  return (
    <form method="post" action={action}>
      <CsrfField />
      <input type="hidden" name="shell" value={shell} />
      <Button type="submit">{t(`receipt.script_${shell}`)}</Button>
    </form>
  )
}
