import { createInstance } from 'i18next'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test } from 'vitest'
import english from '~/i18n/locales/en/subscriptions/types.json'
import { NewTypeFields } from './new_type_fields'
import { keptProducts, NEW_FOLDER, newTypeOf, type TypeForm } from './use_type_form'

const FOLDERS = [{ id: 7, name: 'Index data' }]
let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const FRESH = { name: '', folderId: null, folder: '', kind: 'Plain', snapshotAt: '' } as const

function shown(folders: typeof FOLDERS, set: Partial<TypeForm['data']> = {}): string[] {
  const texts = createInstance()
  const resources = { en: { 'subscriptions/types': english } }
  const form = { data: { ...FRESH, ...set }, errors: {}, setData: () => {} } as unknown as TypeForm
  void texts.init({ lng: 'en', resources, nsSeparator: ':', initAsync: false })
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={texts}>
        <NewTypeFields form={form} folders={folders} />
      </I18nextProvider>
    )
  )
  return [...document.querySelectorAll('input, select')].map(({ id }) => id && labelOf(id))
}

const labelOf = (id: string) => document.querySelector(`label[for="${id}"]`)!.textContent

test('without a folder the name of the first is asked for; beside others a new one can be chosen', () => {
  expect(shown([])).toContain('Name of the new folder')
  expect(shown(FOLDERS)).not.toContain('Name of the new folder')
  expect(shown(FOLDERS, { folderId: NEW_FOLDER })).toContain('Name of the new folder')
})

test('a snapshot is a choice of whole files alone', () => {
  expect(shown(FOLDERS)).toContain('Snapshot')
  expect(shown(FOLDERS, { kind: 'Filterable' })).not.toContain('Snapshot')
})

const TYPED = { name: 'Levels', description: 'Of all', comment: '', products: ['index_levels'] }
const CHOSEN = { folderId: 7, folder: 'FX', kind: 'Plain', snapshotAt: '07:00' } as const

test.each([
  [{}, { folderId: 7, folder: '', snapshotAt: '07:00', isFilterable: false, specialType: null }],
  [{ folderId: NEW_FOLDER }, { folderId: null, folder: 'FX' }],
  [{ folderId: null }, { folderId: null, folder: 'FX' }],
  [{ kind: 'Filterable' }, { isFilterable: true, snapshotAt: null, products: ['index_levels'] }],
  [{ kind: 'Reports' }, { specialType: 'REPORT', snapshotAt: null, products: [] }],
] as const)('of %o is sent %o', (chosen, sent) => {
  expect(newTypeOf({ ...TYPED, ...CHOSEN, ...chosen })).toMatchObject(sent)
})

test('an edited type keeps what it may give, and one of reports nothing', () => {
  const offered = [{ code: 'index_levels', name: 'Index levels' }]
  const products = ['index_levels', 'REPORT']
  expect(keptProducts({ specialType: null, products }, offered)).toEqual(['index_levels'])
  expect(keptProducts({ specialType: 'REPORT', products }, offered)).toEqual([])
})
