import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw('create extension if not exists citext')
    this.schema.raw(`
      create table users (
        id bigint generated always as identity primary key,
        issuer text not null,
        subject text not null,
        kind text not null check (kind in ('customer', 'staff')),
        groups text[] not null default '{}',
        granted_groups text[] not null default '{}',
        email citext not null,
        username text,
        first_name text not null default '',
        last_name text not null default '',
        job_position text,
        phone text,
        mobile_phone text,
        company text not null default '',
        organization text,
        tin text,
        second_email citext,
        second_email_verified_at timestamptz,
        third_email citext,
        third_email_verified_at timestamptz,
        business_partner_id text,
        business_partner_name text,
        locale text not null default 'en' check (locale in ('en', 'de')),
        account_activated boolean not null default false,
        created_by_admin boolean not null default false,
        locked_at timestamptz,
        details_saved_at timestamptz,
        legal_entity_confirmed_at timestamptz,
        heard_how text check (heard_how in ('searchEngine', 'dbWebsite', 'recommendation', 'other')),
        heard_other text,
        privacy_notice_version text,
        privacy_notice_agreed_at timestamptz,
        last_signed_in_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint users_issuer_subject_unique unique (issuer, subject),
        constraint users_staff_are_not_locked check (kind = 'customer' or locked_at is null),
        constraint users_staff_have_no_username check (kind = 'customer' or username is null)
      )
    `)
    this.schema.raw('create index users_email_index on users (email)')
    this.schema.raw('create index users_company_index on users (lower(company))')
    this.schema.raw('create index users_created_at_index on users (created_at desc, id)')
  }

  async down() {
    this.schema.dropTable('users')
  }
}
