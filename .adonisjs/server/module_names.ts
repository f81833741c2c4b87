/* Made by scripts/index_modules.ts from each module.ts in the order of MAY_USE; not edited. */
export const moduleNames = ['shared', 'identity', 'webhooks', 'catalogue', 'delivery', 'arrivals', 'basket', 'orders', 'billing', 'subscriptions', 'reports', 'contracts', 'statistics', 'desk', 'site']
