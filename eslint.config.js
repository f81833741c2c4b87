import tseslint from 'typescript-eslint'
import reactHooks from 'eslint-plugin-react-hooks'
import { configApp, INCLUDE_LIST, RULES_LIST } from '@adonisjs/eslint-config'
import { appBoundaries, browserBoundaries } from './eslint.boundaries.js'
import { designRules } from './eslint.design.js'

const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a union.' }

const numberOfItsOwn = {
  selector: "CallExpression[callee.object.name='vine'][callee.property.name='number']",
  message: 'Numbers of forms are read by #shared/validators/numbers, which bounds them.',
}

const idOfItsOwn = {
  selector: "CallExpression[callee.property.name='number'][callee.object.property.name='matchers']",
  message: 'Numbers in addresses are matched by rowId of #shared/http/row_id.',
}

const callerOfItsOwn = {
  selector: "CallExpression[callee.property.name='use'][arguments.0.value='web']",
  message: 'Who calls is told by callerOf and callerOrNobody of #shared/http/caller.',
}

const notFoundOfItsOwn = {
  selector: "NewExpression[callee.property.name='E_ROUTE_NOT_FOUND']",
  message: 'What is not there is told by notFound of #shared/http/not_found.',
}

const duckdbElsewhere = {
  selector: ':matches(ImportDeclaration, ImportExpression)[source.value=/^@duckdb/]',
  message: 'DuckDB is reached through an Engine of #shared/duckdb.',
}

const clockOfItsOwn = {
  selector: [
    "NewExpression[callee.name='Date'][arguments.length=0]",
    "MemberExpression[object.name='Date'][property.name='now']",
    "MemberExpression[object.name='CalendarDay'][property.name='today']",
    "MemberExpression[object.name='process'][property.name='env']",
  ].join(),
  message: 'A rule is told what day it is and how things are set; it does not ask.',
}

const ofTheServer = [noEnum, numberOfItsOwn, idOfItsOwn, callerOfItsOwn, notFoundOfItsOwn]

const everywhere = {
  // `npm run format:check` judges every file, once.
  'prettier/prettier': 'off',
  'curly': ['error', 'multi-line'],
  '@stylistic/comma-dangle': 'off',
  '@stylistic/max-len': 'off',
  '@unicorn/no-await-expression-member': 'off',
  '@typescript-eslint/naming-convention': 'off',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/ban-ts-comment': 'error',
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
  ],
  'no-restricted-syntax': ['error', ...ofTheServer],
  'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
}

const visibleText = {
  selector: 'JSXText[value=/[A-Za-zÄÖÜäöüß]{2,}/]',
  message: 'Visible text belongs in the translation files of both languages.',
}

/** These say in their own place that nobody answered, or ask again by themselves. */
const TELL_THEMSELVES = [
  'inertia/components/shell/failures/fetch_data.ts',
  'inertia/components/api_docs/try/send_trial.ts',
  'inertia/components/catalogue/quote/use_quote.ts',
  'inertia/components/delivery/verify/ask_shop.ts',
  'inertia/components/desk/use_desk_pulse.ts',
  'inertia/components/identity/{session_clock,use_guessable}.ts',
  'inertia/components/orders/consent_document.tsx',
  'inertia/components/reports/request/use_lookup.ts',
  'inertia/components/shell/records/use_also_open.ts',
]

export default configApp(
  {
    ignores: [
      'tmp/**',
      'public/**',
      // Clients are one file each (ADR 60).
      'resources/clients/**',
      'database/schema.ts',
      '.adonisjs/**',
      '**/screenshots/**',
      'design-system/storybook-static/**',
    ],
  },
  { name: 'House rules', files: INCLUDE_LIST, rules: everywhere },
  {
    name: 'DuckDB behind its gateway',
    files: ['app/**/*.ts', 'demo/**/*.ts'],
    ignores: ['app/shared/duckdb/program.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ofTheServer, duckdbElsewhere] },
  },
  {
    name: 'Rules without a clock',
    files: ['app/!(shared)/domain/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ofTheServer, duckdbElsewhere, clockOfItsOwn] },
  },
  {
    name: 'Where numbers are read',
    files: ['app/shared/validators/numbers.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum] },
  },
  {
    name: 'Where it is told that nothing is there',
    files: ['app/shared/http/not_found.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum, duckdbElsewhere] },
  },
  {
    name: 'Where callers are told and sessions begin and end',
    files: [
      'app/shared/http/caller.ts',
      'app/identity/http/{continued_session,sign_in_session,token_caller}.ts',
      'app/identity/middleware/identify_user_middleware.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', noEnum, numberOfItsOwn, idOfItsOwn, notFoundOfItsOwn],
    },
  },
  {
    name: 'Browser code',
    files: ['inertia/**/*.tsx', 'design-system/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, '@typescript-eslint': tseslint.plugin },
    rules: {
      ...RULES_LIST,
      ...everywhere,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Their typed counterparts would carry the addresses of the administration to every visitor.
      '@adonisjs/prefer-adonisjs-inertia-form': 'off',
      '@adonisjs/prefer-adonisjs-inertia-link': 'off',
    },
  },
  {
    name: 'Visible text',
    files: ['inertia/**/*.tsx', 'design-system/src/**/*.tsx'],
    ignores: ['**/*.stories.tsx', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', visibleText] },
  },
  {
    name: 'Calls tell when they fail, and the focus stays after them',
    files: ['inertia/**/*.{ts,tsx}'],
    ignores: TELL_THEMSELVES,
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'Calls beside the page go through fetchData, which tells failures.',
        },
      ],
    },
  },
  {
    name: 'Declarations and tests may be long',
    files: ['**/*.d.ts', 'tests/**/*.ts', '**/*.stories.tsx', '**/*.test.tsx', '**/demo/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  ...appBoundaries,
  ...browserBoundaries,
  ...designRules
)
