/** Written by `npm run generate` from the schema. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as text, since JavaScript's numbers can't hold every value. */
type Exact<Default = never> = ColumnType<string, number | string | Default, number | string>;
/** Written as text. */
type Json<Default = never> = ColumnType<object, string | Default, string>;

export interface Columns {
  account_words: {
    word: string;
  };
  accounts: {
    id: GeneratedAlways<string>;
    email: GeneratedAlways<string>;
    name: GeneratedAlways<string | null>;
    last_name: GeneratedAlways<string | null>;
    location: GeneratedAlways<string | null>;
    contact_no: GeneratedAlways<string | null>;
    role: GeneratedAlways<'Admin' | 'Partner' | 'Member' | 'Judge'>;
    status: GeneratedAlways<string>;
    points: GeneratedAlways<number>;
    is_terms_agreed: GeneratedAlways<boolean>;
    is_profile_completed: GeneratedAlways<boolean>;
    email_verified_at: GeneratedAlways<Date | null>;
    created_at: GeneratedAlways<Date>;
    last_seen_at: GeneratedAlways<Date | null>;
    deactivated_at: GeneratedAlways<Date | null>;
    search_name: GeneratedAlways<string | null>;
    account_text: GeneratedAlways<string>;
    account_words: GeneratedAlways<string[]>;
    suspended_until: GeneratedAlways<Date | null>;
    erased_at: GeneratedAlways<Date | null>;
  };
  application_texts: {
    application_id: string;
    message: string | null;
    answers: Json<undefined>;
    shares_contact: Generated<boolean>;
    shares_phone: Generated<boolean>;
    decision_message: string | null;
  };
  areas_off: {
    area: GeneratedAlways<string | null>;
  };
  audit_entries: {
    id: string;
    actor_id: string | null;
    action: string;
    subject_kind: string;
    subject_id: string | null;
    subject_title: string | null;
    link: string | null;
    from_state: string | null;
    to_state: string | null;
    reason: string | null;
    facts: Json | null;
    created_at: Generated<Date>;
    search_title: GeneratedAlways<string>;
  };
  audited_actions: {
    id: GeneratedAlways<string>;
    action: GeneratedAlways<string>;
    subject_kind: GeneratedAlways<string>;
    subject_id: GeneratedAlways<string | null>;
    actor_id: GeneratedAlways<string | null>;
    reason: GeneratedAlways<string | null>;
    created_at: GeneratedAlways<Date>;
  };
  backups: {
    id: GeneratedAlways<string>;
    taken_at: Date;
    took_ms: Exact;
    bytes: Exact;
    files: number;
  };
  comment_likes: {
    comment_id: string;
    user_id: string;
    created_at: Generated<Date>;
  };
  comment_mutes: {
    user_id: string;
    kind: 'impact' | 'news' | 'council' | 'opportunity';
    subject_id: string;
  };
  comment_threads: {
    kind: 'impact' | 'news' | 'council' | 'opportunity';
    subject_id: string;
    audience: Generated<'public' | 'members'>;
    comment_count: Generated<number>;
    members_count: Generated<number>;
    news_id: GeneratedAlways<string | null>;
  };
  comments: {
    id: string;
    kind: string;
    subject_id: string;
    root_id: string;
    author_id: string;
    audience: Generated<'public' | 'members'>;
    content: string | null;
    mentions: Generated<string[]>;
    state: 'visible' | 'held' | 'hidden' | 'deleted';
    deleted_by: 'author' | 'admin' | null;
    reply_count: Generated<number>;
    members_reply_count: Generated<number>;
    like_count: Generated<number>;
    draft_id: string | null;
    created_at: Generated<Date>;
    edited_at: Date | null;
    search_text: GeneratedAlways<string | null>;
  };
  council_counts: {
    sdg: number;
    councils: number;
  };
  council_covers: {
    media_id: GeneratedAlways<string | null>;
  };
  council_decisions: {
    id: string;
    council_id: string;
    is_approved: boolean;
    reason: string | null;
    decided_by: string;
    created_at: Generated<Date>;
  };
  council_follows: {
    id: string;
    follower_id: string;
    council_id: string;
    is_muted: Generated<boolean>;
    followed_at: Generated<Date>;
  };
  council_goals: {
    id: string;
    council_id: string;
    sdg: number;
    position: number;
  };
  council_members: {
    id: string;
    council_id: string;
    user_id: string;
    is_owner: boolean;
    joined_at: Generated<Date>;
  };
  council_requests: {
    id: string;
    council_id: string;
    user_id: string;
    message: string | null;
    state: Generated<'requested' | 'accepted' | 'denied' | 'withdrawn'>;
    created_at: Generated<Date>;
    decided_at: Date | null;
    decided_by: string | null;
  };
  council_resource_files: {
    media_id: GeneratedAlways<string | null>;
  };
  council_resources: {
    id: string;
    council_id: string;
    title: string;
    description: string | null;
    url: string | null;
    media_id: string | null;
    added_by: string;
    created_at: Generated<Date>;
    search_text: GeneratedAlways<string>;
  };
  council_texts: {
    id: string;
    search_text: string;
    search_location: string | null;
    title_fold: string | null;
  };
  council_totals: {
    council_id: string;
    impact_year: number;
    sdg: number;
    impacts: Exact;
    hours: Exact;
    people: Exact;
    trees: Exact;
    co2e_kg: Exact;
    waste_kg: Exact;
  };
  councils: {
    id: string;
    owner_id: string;
    founder_id: string;
    title: string;
    title_key: string;
    title_fold: GeneratedAlways<string>;
    description: string;
    location: string | null;
    cover_id: string | null;
    is_approved: Generated<boolean>;
    is_submitted: Generated<boolean>;
    decline_reason: string | null;
    decided_at: Date | null;
    decided_by: string | null;
    member_count: Generated<number>;
    request_count: Generated<number>;
    impact_count: Generated<number>;
    revision: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    search_text: GeneratedAlways<string>;
    search_location: GeneratedAlways<string | null>;
    place: Json | null;
  };
  credential_keys: {
    id: string;
    algorithm: 'EdDSA' | 'ES256';
    public_jwk: Json;
    sealed_private: string | null;
    made_at: Generated<Date>;
  };
  credential_milestones: {
    id: string;
    name: string;
    description: string;
    points: number;
    retired_at: Date | null;
    created_at: Generated<Date>;
  };
  credentials: {
    id: string;
    user_id: string;
    kind: 'impact' | 'milestone' | 'scholarship' | 'year';
    subject_id: string | null;
    year: number | null;
    content: Json;
    named_by: Generated<'name' | 'address'>;
    salt: Generated<string>;
    is_shared: Generated<boolean>;
    position: GeneratedAlways<string>;
    issued_at: Generated<Date>;
    ended_at: Date | null;
    end_reason: 'reopened' | 'hidden' | 'removed' | 'points' | 'replaced' | 'erased' | null;
  };
  curated_impacts: {
    id: GeneratedAlways<string>;
    title: GeneratedAlways<string>;
    owner_id: GeneratedAlways<string>;
    created_at: GeneratedAlways<Date>;
    is_hidden: GeneratedAlways<boolean>;
    is_featured: GeneratedAlways<boolean>;
  };
  curated_news: {
    id: GeneratedAlways<string>;
    title: GeneratedAlways<string>;
    owner_id: GeneratedAlways<string | null>;
    created_at: GeneratedAlways<Date>;
    is_hidden: GeneratedAlways<boolean | null>;
    is_featured: GeneratedAlways<boolean | null>;
  };
  curated_opportunities: {
    id: GeneratedAlways<string>;
    title: GeneratedAlways<string>;
    owner_id: GeneratedAlways<string>;
    created_at: GeneratedAlways<Date>;
    is_hidden: GeneratedAlways<boolean>;
    is_featured: GeneratedAlways<boolean>;
  };
  email_change_links: {
    token_hash: Buffer;
    change_id: string;
    purpose: 'confirm' | 'undo';
  };
  email_changes: {
    id: string;
    user_id: string;
    old_email: string;
    new_email: string;
    sent_at: Generated<Date>;
    expires_at: Date;
    confirmed_at: Date | null;
    undone_at: Date | null;
  };
  external_sign_ins: {
    id_hash: Buffer;
    state: string;
    nonce: string;
    code_verifier: string;
    expires_at: Date;
  };
  factors: {
    user_id: string;
    kind: string;
    sealed_secret: string;
    created_at: Generated<Date>;
    confirmed_at: Date | null;
    last_step: Generated<number>;
    last_used_at: Date | null;
  };
  files: {
    id: GeneratedAlways<string>;
    owner_id: GeneratedAlways<string>;
  };
  flow_counts: {
    machine: string;
    is_month: boolean;
    day: string;
    language: string;
    device: string;
    release: string;
    from_state: string;
    event: string;
    to_state: string;
    outcome: string;
    count: Exact;
  };
  flow_days: {
    machine: string;
    day: string;
    language: string;
    device: string;
    release: string;
    count: Exact;
    is_demo: Generated<boolean>;
  };
  flow_stays: {
    machine: string;
    is_month: boolean;
    day: string;
    language: string;
    device: string;
    release: string;
    state: string;
    bucket: number;
    count: Exact;
  };
  gallery_pictures: {
    sdg: number;
    media_id: string;
    impact_id: string;
    owner_id: string;
    impact_year: number;
  };
  hidden_launch_steps: {
    user_id: string;
    hidden_at: Generated<Date>;
  };
  identities: {
    issuer: string;
    subject: string;
    user_id: string;
    created_at: Generated<Date>;
  };
  impact_appeals: {
    id: string;
    impact_id: string;
    decline_id: string;
    reason: string;
    created_at: Generated<Date>;
    decided_at: Date | null;
    is_upheld: boolean | null;
  };
  impact_count_changes: {
    transaction_id: Exact<undefined>;
    council_id: string | null;
    impact_year: number;
    sdg: number;
    month: string | null;
    place: string | null;
    place_name: string | null;
    impacts: number;
    hours: Exact;
    people: Exact;
    trees: Exact;
    co2e_kg: Exact;
    waste_kg: Exact;
    spot: Json | null;
  };
  impact_credentials_due: {
    after: Generated<string>;
  };
  impact_declined_namings: {
    id: string;
    impact_id: string;
    user_id: string;
    named_at: Date;
    declined_at: Generated<Date>;
  };
  impact_event_types: {
    id: string;
    name: string;
    description: string | null;
    names: Json<undefined>;
    is_retired: Generated<boolean>;
    position: Generated<number | null>;
  };
  impact_evidence: {
    media: GeneratedAlways<object | null>;
  };
  impact_files: {
    impact_id: GeneratedAlways<string>;
    media_id: GeneratedAlways<string>;
  };
  impact_goals: {
    id: string;
    impact_id: string;
    sdg: number;
    position: number;
    impact_year: number;
    is_public: boolean;
    map_x: number | null;
    map_y: number | null;
    event_type_id: string | null;
  };
  impact_likes: {
    impact_id: string;
    impact_year: number;
    like_count: Generated<number>;
  };
  impact_lookers: {
    impact_id: string;
    user_id: string;
    seen_at: Generated<Date>;
  };
  impact_media: {
    impact_id: string;
    media_id: string;
    position: number;
  };
  impact_member_invites: {
    invitation_id: string;
    impact_id: string;
  };
  impact_months: {
    month: string;
    impacts: Exact;
  };
  impact_people: {
    id: string;
    impact_id: string;
    user_id: string;
    is_owner: boolean;
    joined_at: Generated<Date>;
    confirmed_at: Date | null;
  };
  impact_person_months: {
    user_id: string;
    month: string;
    impacts: number;
  };
  impact_person_years: {
    user_id: string;
    impact_year: number;
    impacts: number;
    trees: Exact;
  };
  impact_place_counts: {
    place: string;
    name: string;
    impacts: Exact;
    place_id: Generated<string>;
    spot: Json | null;
    map_x: GeneratedAlways<number | null>;
    map_y: GeneratedAlways<number | null>;
  };
  impact_places: {
    place: string;
  };
  impact_reviewers: {
    reviewer_id: string;
    impact_id: string;
    has_approved: boolean;
    impact_year: number;
    is_public: boolean;
  };
  impact_reviews: {
    id: string;
    impact_id: string;
    event: 'submitted' | 'resubmitted' | 'approved' | 'verified' | 'declined' | 'appealed' | 'reopened' | 'overturned' | 'asked' | 'answered';
    actor_id: string;
    reason: string | null;
    evidence: Json | null;
    created_at: Generated<Date>;
  };
  impact_submissions: {
    owner_id: string;
    submission_id: string;
    impact_id: string;
    request_hash: Buffer;
  };
  impact_texts: {
    impact_id: string;
    description: string;
    words_hash: GeneratedAlways<string | null>;
  };
  impact_titles: {
    id: GeneratedAlways<string>;
    title: GeneratedAlways<string>;
    impact_year: GeneratedAlways<number>;
  };
  impact_totals: {
    impact_year: number;
    sdg: number;
    impacts: Exact;
    hours: Exact;
    people: Exact;
    trees: Exact;
    co2e_kg: Exact;
    waste_kg: Exact;
  };
  impact_usual_amounts: {
    event_type_id: string;
    measure: 'hours' | 'people' | 'trees' | 'co2eKg' | 'wasteKg';
    impacts: number;
    most: number;
  };
  impact_words: {
    word: string;
  };
  impacts: {
    id: string;
    owner_id: string;
    title: string;
    impact_year: number;
    start_date: string;
    end_date: string | null;
    event_type_id: string;
    location: string | null;
    council_id: string | null;
    hours: Exact<undefined>;
    people: Generated<number>;
    trees: Generated<number>;
    co2e_kg: Exact<undefined>;
    waste_kg: Exact<undefined>;
    is_verified: boolean | null;
    verified_by: Generated<string[]>;
    declined_by: string | null;
    decline_reason: string | null;
    appeal_id: string | null;
    verified_at: Date | null;
    decisions: Generated<number>;
    is_hidden: Generated<boolean>;
    is_featured: Generated<boolean>;
    revision: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    is_public: GeneratedAlways<boolean>;
    search_text: GeneratedAlways<string>;
    search_words: GeneratedAlways<string[]>;
    search_location: GeneratedAlways<string | null>;
    place: Json | null;
    asked_by: string | null;
    open_question: string | null;
    kept_until: Date | null;
    map_x: GeneratedAlways<number | null>;
    map_y: GeneratedAlways<number | null>;
    points_rule_id: Generated<number>;
  };
  imports: {
    id: string;
    admin_id: string;
    kind: 'members' | 'impacts';
    state: Generated<'checked' | 'running' | 'done' | 'failed'>;
    language: string;
    content: string | null;
    row_count: number;
    sends_invitations: Generated<boolean>;
    rows_done: Generated<number>;
    new_count: number | null;
    present_count: number | null;
    faults: Json<undefined>;
    created_at: Generated<Date>;
    ended_at: Date | null;
  };
  invitations: {
    id: string;
    email: string;
    invited_by: string;
    role: Generated<'Partner' | 'Member'>;
    organization_name: string | null;
    created_at: Generated<Date>;
    sent_at: Generated<Date>;
    expires_at: Date;
    accepted_by: string | null;
  };
  kept_files: {
    id: string;
    owner_id: string;
    kind: 'picture' | 'document';
    bytes: Exact;
    width: number | null;
    height: number | null;
    widths: number[];
    blur_data_url: string | null;
    alt: string | null;
    file_name: string | null;
    created_at: Date;
    hidden_at: Date | null;
    deleted_at: Generated<Date>;
  };
  known_name_words: {
    word: string;
  };
  likes: {
    impact_id: string;
    user_id: string;
    created_at: Generated<Date>;
  };
  look_pictures: {
    file: string;
    content: Buffer;
    uploaded_at: Generated<Date>;
  };
  mail_links: {
    token_hash: Buffer;
    purpose: 'verify' | 'reset' | 'invite' | 'disown';
    user_id: string | null;
    invitation_id: string | null;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
    removes_factor: Generated<boolean>;
  };
  mail_refusals: {
    user_id: string;
    email: string;
    refused_at: Generated<Date>;
  };
  mail_tests: {
    is_accepted: boolean;
    tried_at: Generated<Date>;
  };
  mailbox_messages: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    headers: Json<undefined>;
    sent_at: Generated<Date>;
  };
  media: {
    id: string;
    owner_id: string;
    kind: 'picture' | 'document';
    bytes: Exact;
    width: number | null;
    height: number | null;
    widths: Generated<number[]>;
    blur_data_url: string | null;
    alt: string | null;
    file_name: string | null;
    created_at: Generated<Date>;
    ready_at: Date | null;
    free_after: Date | null;
    hidden_at: Date | null;
  };
  media_submissions: {
    id: string;
    owner_id: string;
    submission_id: string;
    sha256: Buffer;
    bytes: number;
    shape: 'whole' | 'square';
    is_for_impact: boolean;
    parts: Generated<number[]>;
    received: Generated<number>;
    claimed_until: Date | null;
    media_id: string | null;
    touched_at: Generated<Date>;
  };
  member_months: {
    month: string;
    members: number;
  };
  moderation_cases: {
    id: string;
    kind: string;
    subject_id: string;
    owner_id: string;
    title: string;
    link: string;
    reported_text: string | null;
    facts: Json | null;
    state: Generated<'open' | 'dismissed' | 'hidden' | 'warned' | 'suspended' | 'appealed' | 'upheld' | 'overturned'>;
    report_count: Generated<number>;
    held_for: 'flood' | 'links' | 'repetition' | null;
    is_hidden: Generated<boolean>;
    outcome: 'dismissed' | 'hidden' | 'warned' | 'suspended' | null;
    reason: string | null;
    suspended_until: Date | null;
    decided_by: string | null;
    decided_at: Date | null;
    appeal: string | null;
    appealed_at: Date | null;
    answer: string | null;
    answered_by: string | null;
    answered_at: Date | null;
    created_at: Generated<Date>;
    reported_at: Generated<Date>;
  };
  moderation_reports: {
    id: string;
    case_id: string;
    reporter_id: string;
    reason: string;
    text: string | null;
    created_at: Generated<Date>;
  };
  news: {
    id: string;
    title: string;
    author_name: string;
    type_article: 'news' | 'featured' | 'story' | 'announcement' | 'interview';
    date: Date;
    content: string;
    excerpt: string;
    reading_minutes: number;
    cover_id: string | null;
    cover_alt: string | null;
    is_live: Generated<boolean>;
    was_shown: Generated<boolean>;
    deleted_at: Date | null;
    told_through: string | null;
    told_at: Date | null;
    created_by: string;
    draft_id: string | null;
    draft_at: Date | null;
    revision: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    search_title: GeneratedAlways<string>;
    search_text: string;
  };
  news_files: {
    media_id: GeneratedAlways<string>;
  };
  news_media: {
    news_id: string;
    media_id: string;
  };
  notification_choices: {
    user_id: string;
    kind: string;
    way: 'in_app' | 'mail' | 'digest' | 'none';
    stopped: 'default' | 'mail' | 'digest' | null;
    chosen_at: Generated<Date>;
  };
  notification_counters: {
    user_id: string;
    last_number: Exact;
    unread: number;
  };
  notification_digests: {
    id: string;
    user_id: string;
    day: string;
  };
  notifications: {
    id: string;
    user_id: string;
    number: Exact | null;
    kind: string;
    title: string;
    body: string | null;
    titles: Json | null;
    bodies: Json | null;
    link: string | null;
    actor_id: string | null;
    bundle: string | null;
    bundled_ids: string[] | null;
    way: Generated<'in_app' | 'mail' | 'digest'>;
    letter: Json | null;
    handed_at: Date | null;
    digest_id: string | null;
    created_at: Generated<Date>;
    read_at: Date | null;
    is_pushed: Generated<boolean>;
    pushed_at: Date | null;
  };
  open_invitations: {
    id: GeneratedAlways<string>;
    email: GeneratedAlways<string>;
    created_at: GeneratedAlways<Date>;
  };
  opportunities: {
    id: string;
    owner_id: string;
    title: string;
    type_id: string;
    category_id: string;
    location: string | null;
    is_remote: boolean;
    deadline: string;
    time_zone: string;
    closes_at: Date;
    seats: number | null;
    link: string | null;
    is_verified: boolean | null;
    points_required: number | null;
    decline_reason: string | null;
    decided_at: Date | null;
    auto_accept_from: number | null;
    is_hidden: Generated<boolean>;
    is_featured: Generated<boolean>;
    closed_at: Date | null;
    week_told_at: Date | null;
    day_told_at: Date | null;
    savers_told_at: Date | null;
    requested_count: Generated<number>;
    accepted_count: Generated<number>;
    revision: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    is_public: GeneratedAlways<boolean>;
    is_full: GeneratedAlways<boolean>;
    search_text: GeneratedAlways<string>;
    sort_title: GeneratedAlways<string>;
    place: Json | null;
  };
  opportunity_applications: {
    id: string;
    opportunity_id: string;
    owner_id: string;
    applicant_id: string;
    state: Generated<'requested' | 'accepted' | 'denied' | 'auto-accepted' | 'withdrawn'>;
    points_required: number;
    auto_accept_from: number | null;
    seats: number | null;
    points_at_request: number;
    requested_at: Generated<Date>;
    decided_at: Date | null;
    decided_by: string | null;
    is_closed_undecided: Generated<boolean>;
  };
  opportunity_categories: {
    id: string;
    name: string;
    names: Json<undefined>;
    is_retired: Generated<boolean>;
    position: Generated<number | null>;
  };
  opportunity_events: {
    id: string;
    opportunity_id: string;
    event: 'submitted' | 'edited' | 'resubmitted' | 'approved' | 'declined' | 'hidden' | 'shown' | 'closed';
    actor_id: string | null;
    reason: string | null;
    created_at: Generated<Date>;
  };
  opportunity_favourites: {
    id: string;
    user_id: string;
    opportunity_id: string;
    saved_at: Generated<Date>;
    removed_at: Date | null;
  };
  opportunity_files: {
    media_id: GeneratedAlways<string>;
  };
  opportunity_goals: {
    id: string;
    opportunity_id: string;
    sdg: number;
    position: number;
  };
  opportunity_media: {
    opportunity_id: string;
    media_id: string;
    position: number;
  };
  opportunity_partners: {
    owner_id: string;
    opportunities: number;
    unclosed: Generated<number>;
    search_name: string | null;
  };
  opportunity_texts: {
    opportunity_id: string;
    description: string;
    questions: Json<undefined>;
    requires_message: Generated<boolean>;
    accept_message: string | null;
    decline_message: string | null;
    contact_email: string | null;
  };
  opportunity_titles: {
    id: string;
    search_text: string;
    sort_title: string;
    points_required: number | null;
  };
  opportunity_types: {
    id: string;
    name: string;
    names: Json<undefined>;
    is_retired: Generated<boolean>;
    position: Generated<number | null>;
  };
  opportunity_words: {
    word: string;
  };
  partner_organizations: {
    user_id: GeneratedAlways<string | null>;
    organization_name: GeneratedAlways<string | null>;
    created_at: GeneratedAlways<Date>;
  };
  passkey_challenges: {
    challenge_hash: Buffer;
    user_id: string | null;
    expires_at: Date;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: Buffer;
    public_key: Buffer;
    counter: Exact;
    transports: string[];
    name: string;
    created_at: Generated<Date>;
    last_used_at: Date | null;
  };
  people: {
    id: GeneratedAlways<string>;
    name: GeneratedAlways<string | null>;
    last_name: GeneratedAlways<string | null>;
    search_name: GeneratedAlways<string | null>;
    role: GeneratedAlways<'Admin' | 'Partner' | 'Member' | 'Judge'>;
    points: GeneratedAlways<number>;
    avatar_media_id: GeneratedAlways<string | null>;
    email_verified_at: GeneratedAlways<Date | null>;
    deactivated_at: GeneratedAlways<Date | null>;
    language: GeneratedAlways<string | null>;
  };
  person_blocks: {
    id: string;
    blocker_id: string;
    blocked_id: string;
    blocked_at: Generated<Date>;
  };
  person_follows: {
    id: string;
    follower_id: string;
    person_id: string;
    is_muted: Generated<boolean>;
    followed_at: Generated<Date>;
    ended_at: Date | null;
  };
  person_words: {
    word: string;
    user_id: string;
    name: string | null;
  };
  personal_invitations: {
    user_id: string;
    inviter_id: string;
    created_at: Generated<Date>;
  };
  picture_traces: {
    media_id: string;
    look: Exact | null;
    look_parts: GeneratedAlways<number[] | null>;
    taken_on: string | null;
    latitude: number | null;
    longitude: number | null;
  };
  place_matching: {
    kind: string;
  };
  points_entries: {
    id: string;
    user_id: string;
    points: number;
    balance: number;
    cause: string;
    reason: string;
    reason_facts: Json | null;
    subject_kind: 'impact' | 'user' | null;
    subject_id: string | null;
    decision_id: string | null;
    decided_by: string | null;
    reverses_id: string | null;
    created_at: Generated<Date>;
    adjusts_id: string | null;
  };
  points_recounts: {
    id: GeneratedAlways<string>;
    rule_id: number;
    state: 'waiting' | 'running' | 'done' | 'stopped';
    total: number;
    done: Generated<number>;
    changes: Generated<number>;
    asked_by: string;
    asked_at: Generated<Date>;
    ended_at: Date | null;
  };
  points_rises: {
    user_id: string;
    points_before: number;
    rises: Generated<number>;
    risen_at: Generated<Date>;
  };
  points_rules: {
    id: GeneratedAlways<number>;
    rule: Json;
  };
  privacy_policies: {
    user_id: string;
    email: string;
    contact_no: string;
    location: string;
    impacts: string;
    councils: string;
    leaderboard: string;
    updated_at: Generated<Date>;
  };
  program_origins: {
    origin: string;
    added_at: Generated<Date>;
  };
  program_tokens: {
    id: string;
    user_id: string;
    token_hash: Buffer;
    ending: string;
    name: string;
    scopes: string[];
    created_at: Generated<Date>;
    expires_at: Date;
    ended_at: Date | null;
    last_used_at: Date | null;
    last_used_from: string | null;
  };
  proof_rules: {
    id: Generated<boolean>;
    is_always: boolean;
  };
  public_comment_counts: {
    kind: GeneratedAlways<'impact' | 'news' | 'council' | 'opportunity'>;
    subject_id: GeneratedAlways<string>;
    comments: GeneratedAlways<number | null>;
  };
  push_choices: {
    user_id: string;
    kind: string;
    is_pushed: boolean;
    chosen_at: Generated<Date>;
  };
  push_devices: {
    id: string;
    user_id: string;
    session_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    shows_texts: Generated<boolean>;
    created_at: Generated<Date>;
    last_sent_at: Date | null;
    paused_until: Date | null;
  };
  push_keys: {
    id: Generated<boolean>;
    public_key: string;
    sealed_private_key: string;
    made_at: Generated<Date | null>;
  };
  ranked_people: {
    user_id: GeneratedAlways<string>;
    points: GeneratedAlways<number>;
  };
  rate_windows: {
    key: string;
    hits: number;
    ends_at: Date;
  };
  recovery_codes: {
    user_id: string;
    code_hash: Buffer;
    used_at: Date | null;
  };
  refresh_tokens: {
    token_hash: Buffer;
    session_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
    spent_at: Date | null;
  };
  registrations: {
    user_id: string;
    state: Generated<'unverified' | 'waiting' | 'approved' | 'declined'>;
    motivation: string | null;
    invitation_id: string | null;
    created_at: Generated<Date>;
    sent_at: Date | null;
    decided_at: Date | null;
    decided_by: string | null;
    reason: string | null;
  };
  second_step_rules: {
    role: 'Admin' | 'Partner' | 'Member' | 'Judge';
    grace_days: number;
    since: Generated<Date>;
  };
  second_steps: {
    user_id: GeneratedAlways<string>;
  };
  served_goals: {
    impact_id: GeneratedAlways<string>;
    sdg: GeneratedAlways<number>;
  };
  sessions: {
    id: string;
    user_id: string;
    user_agent: string | null;
    created_at: Generated<Date>;
    renewed_at: Generated<Date>;
    revoked_at: Date | null;
    proved_at: Date | null;
  };
  setting_changes: {
    id: GeneratedAlways<string>;
    key: string;
    value: Json | null;
    before: Json | null;
    changed_by: string;
    changed_at: Generated<Date>;
  };
  standing_heights: {
    board: string;
    points: number;
    people: Exact;
  };
  standing_moves: {
    id: GeneratedAlways<string>;
    board: string;
    points: number;
    people: Exact;
  };
  standing_news_files: {
    media_id: GeneratedAlways<string>;
  };
  standing_points: {
    id: GeneratedAlways<string>;
    user_id: GeneratedAlways<string>;
    impact_id: GeneratedAlways<string | null>;
    points: GeneratedAlways<number>;
  };
  standings: {
    user_id: string;
    board: string;
    points: number;
    reach: number;
  };
  tallies: {
    tally: 'accounts' | 'impacts' | 'points' | 'decisions' | 'decision_hours';
    month: string;
    kind: string;
    amount: Exact;
  };
  tally_changes: {
    tally: string;
    month: string;
    kind: string;
    amount: Exact;
  };
  text_detection: {
    kind: string;
    after: Generated<string>;
  };
  text_languages: {
    kind: 'impact' | 'comment' | 'council' | 'opportunity' | 'article' | 'profile';
    subject_id: string;
    language: string;
    is_chosen: Generated<boolean>;
    writer_id: string;
  };
  text_translations: {
    kind: string;
    subject_id: string;
    target: string;
    source: string;
    text_hash: string;
    title: string | null;
    translation: string;
    service: string;
    created_at: Generated<Date>;
  };
  used_proofs: {
    nonce: string;
    expires_at: Date;
  };
  users: {
    id: string;
    email: string;
    email_verified_at: Date | null;
    password_hash: string | null;
    name: string | null;
    last_name: string | null;
    location: string | null;
    contact_no: string | null;
    bio: string | null;
    avatar_media_id: string | null;
    profile_revision: Generated<number>;
    language: string | null;
    role: Generated<'Admin' | 'Partner' | 'Member' | 'Judge'>;
    is_terms_agreed: Generated<boolean>;
    is_profile_completed: Generated<boolean>;
    points: Generated<number>;
    created_at: Generated<Date>;
    last_seen_at: Date | null;
    deactivated_at: Date | null;
    suspended_until: Date | null;
    status: GeneratedAlways<string>;
    search_name: GeneratedAlways<string | null>;
    account_text: GeneratedAlways<string>;
    account_words: GeneratedAlways<string[]>;
    erased_at: Date | null;
    role_since: Generated<Date>;
    changes_frozen_until: Date | null;
    place: Json | null;
  };
  verified_impact_files: {
    media_id: GeneratedAlways<string>;
    title: GeneratedAlways<string>;
  };
  verified_measures: {
    id: GeneratedAlways<string>;
    hours: GeneratedAlways<string>;
    people: GeneratedAlways<number>;
    trees: GeneratedAlways<number>;
    co2e_kg: GeneratedAlways<string>;
    waste_kg: GeneratedAlways<string>;
    rule: GeneratedAlways<object>;
  };
  waiting_registrations: {
    user_id: GeneratedAlways<string>;
  };
  webhook_deliveries: {
    id: string;
    webhook_id: string;
    position: GeneratedAlways<string>;
    type: string;
    subject_id: string;
    data: Json;
    state: Generated<'pending' | 'sending' | 'retrying' | 'delivered' | 'given_up'>;
    attempts: Generated<number>;
    asked_at: Generated<Date>;
    tries: Generated<number>;
    created_at: Generated<Date>;
    due_at: Generated<Date | null>;
    attempted_at: Date | null;
    took_ms: number | null;
    url: string | null;
    headers: Json | null;
    status: number | null;
    answer: string | null;
    failure: string | null;
  };
  webhooks: {
    id: string;
    owner_id: string;
    name: string;
    url: string;
    subject: 'everything' | 'council' | 'opportunities';
    council_id: string | null;
    events: string[];
    sealed_secret: string;
    old_sealed_secret: string | null;
    old_secret_until: Date | null;
    off_reason: 'owner' | 'admin' | 'failures' | 'gone' | null;
    delivered_at: Date | null;
    failing_since: Date | null;
    failures: Generated<number>;
    paused_until: Date | null;
    claim_id: string | null;
    busy_until: Date | null;
    created_at: Generated<Date>;
  };
}

export type View =
  | 'accounts'
  | 'areas_off'
  | 'audited_actions'
  | 'council_covers'
  | 'council_resource_files'
  | 'curated_impacts'
  | 'curated_news'
  | 'curated_opportunities'
  | 'files'
  | 'impact_evidence'
  | 'impact_files'
  | 'impact_titles'
  | 'news_files'
  | 'open_invitations'
  | 'opportunity_files'
  | 'partner_organizations'
  | 'people'
  | 'public_comment_counts'
  | 'ranked_people'
  | 'second_steps'
  | 'served_goals'
  | 'standing_news_files'
  | 'standing_points'
  | 'verified_impact_files'
  | 'verified_measures'
  | 'waiting_registrations';
