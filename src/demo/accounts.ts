/** The demo accounts that visitors can log in to. */
import type { Role } from '#generated/types.gen.ts';

export interface DemoAccount {
  email: string;
  role: Role;
  name: string;
  lastName: string;
  /** Null if the profile is incomplete. */
  location: string | null;
  contactNo: string | null;
  isVerified: boolean;
  /** The account's description in the terminal. */
  description: string;
}

export const DEMO_PASSWORD = 'tide-lantern-orchard';

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'admin@groundswell.example',
    role: 'Admin',
    name: 'Ingrid',
    lastName: 'Solheim',
    location: 'Bergen, Norway',
    contactNo: '+47 412 55 010',
    isVerified: true,
    description: 'Admin',
  },
  {
    email: 'member@groundswell.example',
    role: 'Member',
    name: 'Amina',
    lastName: 'Diallo',
    location: 'Dakar, Senegal',
    contactNo: '+221 70 555 01 20',
    isVerified: true,
    description: 'Member',
  },
  {
    email: 'partner@groundswell.example',
    role: 'Partner',
    name: 'Mateo',
    lastName: 'Restrepo',
    location: 'Medellín, Colombia',
    contactNo: '+57 300 555 0130',
    isVerified: true,
    description: 'Partner',
  },
  {
    email: 'judge@groundswell.example',
    role: 'Judge',
    name: 'Haruka',
    lastName: 'Shimizu',
    location: 'Sendai, Japan',
    contactNo: '+81 90 5550 0140',
    isVerified: true,
    description: 'Judge',
  },
  {
    email: 'unverified@groundswell.example',
    role: 'Member',
    name: 'Cillian',
    lastName: 'Byrne',
    location: 'Galway, Ireland',
    contactNo: '+353 85 555 0150',
    isVerified: false,
    description: 'Member with an unverified email address',
  },
  {
    email: 'incomplete@groundswell.example',
    role: 'Member',
    name: 'Moana',
    lastName: 'Leota',
    location: null,
    contactNo: null,
    isVerified: true,
    description: 'Member with an incomplete profile',
  },
];
