import type { Scope } from '#identity'

export type AdminPlace = {
  name: string
  path: string
  /** The place shows for whoever holds one of them. */
  scopes: readonly Scope[]
  /** Shows only where the shop is worked on. */
  isForDevelopment?: boolean
}

export type AdminGroup = { name: string; places: readonly AdminPlace[] }

/** The administration by theme: its hub, its rail and the command palette list these. */
export const ADMIN_GROUPS = [
  {
    name: 'sales',
    places: [
      { name: 'orders', path: '/admin/manage-orders', scopes: ['orders.read'] },
      { name: 'quotas', path: '/admin/quotas', scopes: ['orders.quota.read'] },
      { name: 'trials', path: '/admin/sales-registration', scopes: ['users.sales.register'] },
      { name: 'stats', path: '/admin/stats', scopes: ['stats.read'] },
    ],
  },
  {
    name: 'subscriptions',
    places: [
      {
        name: 'subscriptions',
        path: '/admin/manage-subscriptions',
        scopes: ['subscriptions.read'],
      },
      {
        name: 'requests',
        path: '/admin/manage-subscription-requests',
        scopes: ['subscriptions.users.write'],
      },
      { name: 'reports', path: '/admin/manage-reports', scopes: ['reports.read'] },
    ],
  },
  {
    name: 'people',
    places: [
      { name: 'users', path: '/admin/manage-users', scopes: ['users.read'] },
      { name: 'deletions', path: '/admin/deletion-requests', scopes: ['users.write'] },
      { name: 'partners', path: '/admin/business-partners', scopes: ['businessPartners.read'] },
    ],
  },
  {
    name: 'catalogue',
    places: [
      { name: 'products', path: '/admin/manage-products', scopes: ['products.read'] },
      { name: 'use_cases', path: '/admin/manage-use-cases', scopes: ['usecases.read'] },
    ],
  },
  {
    name: 'contracts',
    places: [
      { name: 'contract_data', path: '/admin/contracts', scopes: ['contracts.read'] },
      { name: 'contracts', path: '/admin/contracts/contracts', scopes: ['contracts.read'] },
    ],
  },
  {
    name: 'operation',
    places: [
      {
        name: 'tasks',
        path: '/admin/tasks',
        scopes: ['tasks.read'],
        isForDevelopment: true,
      },
      {
        name: 'marketplace_token',
        path: '/admin/marketplace-token',
        scopes: ['marketplaceToken.create'],
      },
    ],
  },
] as const satisfies readonly AdminGroup[]

type Group = (typeof ADMIN_GROUPS)[number]
export type AdminGroupName = Group['name']
export type AdminPlaceName = Group['places'][number]['name']

export type OpenPlace = { name: AdminPlaceName; path: string }
export type OpenGroup = { name: AdminGroupName; places: OpenPlace[] }

/** The groups with the places that pass; a group without one is left out. */
export function groupsWith(isOpen: (place: AdminPlace) => boolean): OpenGroup[] {
  return ADMIN_GROUPS.map(({ name, places }) => ({
    name,
    places: places.filter(isOpen).map((place) => ({ name: place.name, path: place.path })),
  })).filter(({ places }) => places.length > 0)
}
