/** The files of a new module by path: a page, a call and a table that work as they are. */
export const moduleFiles = (name: string): Record<string, string> => {
  const Name = pascal(name)
  return {
    [`app/${name}/index.ts`]: `/* The face of ${name}: the only file that others import. */\nexport {}\n`,
    [`app/${name}/module.ts`]: manifest(name),
    [`app/${name}/routes/pages.ts`]: pages(name),
    [`app/${name}/api/entries.ts`]: calls(name),
    [`app/${name}/api/examples.ts`]: examples(name),
    [`app/${name}/api/german.ts`]: german(name),
    [`app/${name}/controllers/entries_controller.ts`]: pageController(name),
    [`app/${name}/controllers/api/entries_controller.ts`]: apiController(name),
    [`app/${name}/queries/list_entries.ts`]: query(name),
    [`app/${name}/transformers/entry_api_transformer.ts`]: transformer(name, Name),
    [`database/migrations/${name}/0001_create_${name}.ts`]: migration(name),
    [`inertia/pages/${name}/index.tsx`]: page(name, Name),
    [`inertia/i18n/locales/en/${name}/pages.json`]: words(name),
    [`inertia/i18n/locales/de/${name}/pages.json`]: words(name),
    [`tests/functional/access/${name}.ts`]: access(name),
  }
}

const kebab = (name: string) => name.replaceAll('_', '-')
const spoken = (name: string) => (name[0]!.toUpperCase() + name.slice(1)).replaceAll('_', ' ')
const camel = (name: string) => name.replaceAll(/_(.)/g, (_, one: string) => one.toUpperCase())
const pascal = (name: string) =>
  name.replaceAll(/(?:^|_)(.)/g, (_, one: string) => one.toUpperCase())

const purpose = (name: string) => `What ${spoken(name).toLowerCase()} are for.`

const everyOne = (name: string) => `All ${spoken(name).toLowerCase()}`

const examples = (name: string) => `import { describeGroups } from '#shared/http/api_description'

export default function examples() {
  describeGroups('Find', { '${spoken(name)}': '${purpose(name)}' })
}
`

const german = (name: string) => `import { inGerman } from '#shared/http/api_description'

/** In German: what the calls say. */
export default function german() {
  inGerman({
    '${spoken(name)}': '${spoken(name)} (zu übersetzen)',
    '${purpose(name)}': '${purpose(name)} (zu übersetzen)',
    '${everyOne(name)}': '${everyOne(name)} (zu übersetzen)',
  })
}
`

const manifest = (name: string) => `import { defineModule } from '#shared/modules'

/** What this module is for, in one line. */
export default defineModule({
  name: '${name}',
  routes: [() => import('#${name}/routes/pages')],
  api: [
    () => import('#${name}/api/examples'),
    () => import('#${name}/api/german'),
    () => import('#${name}/api/entries'),
  ],
  closes: { closed: ['/${kebab(name)}/*', '/api/v1/${kebab(name)}/*'] },
})
`

const pages = (name: string) => `import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

const { Entries } = controllers.${camel(name)}

/** Pages of everybody. */
export default function pages() {
  router.get('/${kebab(name)}', [Entries, 'index']).as('${name}.entries')
}
`

const calls = (name: string) => `import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { entrySchema } from '#${name}/transformers/entry_api_transformer'

const { api } = controllers.${camel(name)}
const call = callsOf('${spoken(name)}')

/** What programs may ask for. */
export default function entriesCalls() {
  call(router.get('/api/v1/${kebab(name)}', [api.Entries, 'index']).as('api.${name}.entries'), {
    summary: '${everyOne(name)}',
    answer: is.pageOf(entrySchema),
  })
}
`

const pageController = (name: string) => `import type { HttpContext } from '@adonisjs/core/http'
import { listEntries } from '#${name}/queries/list_entries'

export default class EntriesController {
  async index({ inertia }: HttpContext) {
    return inertia.render('${name}/index', { entries: await listEntries() })
  }
}
`

const apiController = (name: string) => `import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { listEntries } from '#${name}/queries/list_entries'
import EntryApiTransformer from '#${name}/transformers/entry_api_transformer'

export default class EntriesController {
  async index(ctx: HttpContext) {
    const content = (await listEntries()).map((one) => new EntryApiTransformer(one).toObject())
    return success(ctx, { content, totalCount: content.length })
  }
}
`

const query = (name: string) => `import { rows } from '#shared/database'

export type Entry = { id: number; name: string }

/** All of them, by name. */
export const listEntries = () =>
  rows<Entry>(null, 'select id, name from ${name} order by name, id')
`

const transformer = (
  name: string,
  Name: string
) => `import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import type { Entry } from '#${name}/queries/list_entries'

const fields = fieldsOf<Entry>()({ id: is.integer, name: is.text })

export const entrySchema = is.named('${Name}Entry', fields.schema)

export default class EntryApiTransformer extends transformerOf(fields) {}
`

const migration = (name: string) => `import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(\`
      create table ${name} (
        id bigint generated always as identity primary key,
        name text not null
      )\`)
  }

  async down() {
    this.schema.dropTable('${name}')
  }
}
`

const page = (
  name: string,
  Name: string
) => `import { RuledList } from '@kontor/design-system/ruled_list'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ entries: { id: number; name: string }[] }>

export default function ${Name}({ entries }: Props) {
  const t = useText('${name}/pages')
  return (
    <>
      <PageHead title={t('title')} />
      <RuledList
        items={entries.map(({ id, name }) => ({ id, href: \`/${kebab(name)}#\${id}\`, title: name }))}
      />
    </>
  )
}
`

const words = (name: string) => `${JSON.stringify({ title: spoken(name) }, null, 2)}\n`

const access = (name: string) => `import { open } from '#tests/fixtures/identity/access/row'

export const rows = [open('GET /${kebab(name)}', 200), open('GET /api/v1/${kebab(name)}', 200)]
`
