/** The files with which others run the platform: whether they're valid, fit together and set what the server reads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap, type IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { type IService, Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { PORT, USER_ID } from '#cli/release/image/image.ts';
import { listManifests, type Manifest, writeKubernetes } from '#cli/release/kubernetes/manifests.ts';
import { readConfig, VARIABLES } from '#platform/server/config/config.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILES = join(ROOT, 'src/cli/release/files');
/** What its processes have ten seconds for, after the two in which requests still arrive. */
const STOPPING_S = 10;
/** Set by the operator, as the files say. */
const GIVEN: Record<string, string> = {
  VERSION: '1.0.0',
  PUBLIC_ORIGIN: 'https://groundswell.example',
  TOKEN_SECRET: Buffer.alloc(32, 7).toString('base64'),
  SMTP_URL: 'smtp://user:password@mail.example:587',
  MAIL_FROM: 'Groundswell <no-reply@groundswell.example>',
  DATABASE_PASSWORD: 'aa11',
  STORE_SECRET: 'bb22',
};

interface ComposeService {
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  configs?: { source: string }[];
  networks?: string[];
  volumes?: string[];
  command?: string[];
}

describe('compose.yaml', () => {
  const text = readFileSync(join(FILES, 'compose.yaml'), 'utf8');
  const compose: {
    services: Record<string, ComposeService>;
    configs: Record<string, { content: string }>;
    volumes: object;
    networks: object;
  } = parse(text, { merge: true });
  const services = Object.entries(compose.services);
  const servers = services.filter(([name]) => name.startsWith('server-'));

  it('keeps to the Compose Specification', () => {
    const schema = JSON.parse(readFileSync(join(ROOT, 'node_modules/dclint/schemas/compose.schema.json'), 'utf8'));
    delete schema.$schema;
    const ajv = new Ajv({ allErrors: true, strict: false });
    addFormats(ajv);
    ajv.addFormat('expose', true);
    ajv.addFormat('ports', true);
    ajv.addFormat('subnet_ip_address', true);
    expect(ajv.validate(schema, compose), ajv.errorsText()).toBe(true);
    expect(ajv.validate(schema, { services: { server: { imag: 'groundswell' } } })).toBe(false);
  });

  it('names only services, configurations, volumes and networks that it has', () => {
    for (const [name, service] of services) {
      const { depends_on: before = {}, configs = [], volumes = [], networks = [] } = service;
      expect(Object.keys(compose.services), name).toEqual(expect.arrayContaining(Object.keys(before)));
      expect(Object.keys(compose.configs), name).toEqual(expect.arrayContaining(configs.map(({ source }) => source)));
      const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((volume) => !volume.startsWith('.'));
      expect(Object.keys(compose.volumes), name).toEqual(expect.arrayContaining(named));
      expect(Object.keys(compose.networks), name).toEqual(expect.arrayContaining(networks));
    }
    const upstreams = [...(compose.configs['nginx']?.content ?? '').matchAll(/^ *server (\S+):(\d+) resolve/gm)];
    expect(upstreams.map(([, name, port]) => [name, Number(port)])).toEqual(servers.map(([name]) => [name, PORT]));
  });

  it('runs two processes and the migration as nobody in particular, with nothing to write on', () => {
    expect(servers).toHaveLength(2);
    for (const [, service] of [...servers, ['migrate', compose.services['migrate'] ?? {}] as const]) {
      expect(service).toMatchObject({ user: `${USER_ID}:${USER_ID}`, read_only: true, cap_drop: ['ALL'] });
    }
    expect(compose.services['migrate']?.command).toEqual(['/app/server/migrate.js']);
  });

  it('asks for what example.env has, and sets what the server reads', () => {
    const asked = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name ?? ''));
    const example = readFileSync(join(FILES, 'example.env'), 'utf8');
    const offered = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(offered.toSorted()).toEqual([...asked].toSorted());
    for (const [, { environment = {} }] of servers) {
      const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fillIn(value)]));
      expect(VARIABLES).toEqual(expect.arrayContaining(Object.keys(env)));
      const config = readConfig(env);
      expect(config).toMatchObject({ mode: 'production', trustedProxyHops: 1, tracing: null });
      // Notifications need a session, which a pooler in transaction mode doesn't give.
      expect(new URL(config.databaseUrl ?? '').host).toBe('pgbouncer:6432');
      expect(new URL(config.databaseDirectUrl ?? '').host).toBe('postgres:5432');
      expect(compose.configs['pgbouncer']?.content).toMatch(/^pool_mode = transaction$/m);
    }
  });
});

/** As Compose does. */
const fillIn = (value: string): string =>
  value.replace(/\$\{(\w+):([?-])[^}]*\}/g, (_, name: string) => GIVEN[name] ?? '');

describe('kubernetes.yaml', () => {
  const manifests = listManifests('1.0.0');
  const deployment = find<IDeployment>('Deployment');
  const pod = deployment.spec?.template.spec;
  const [server] = pod?.containers ?? [];

  function find<T extends Manifest>(kind: T['kind']): T {
    const found = manifests.find((manifest): manifest is T => manifest.kind === kind);
    if (!found) throw new Error(`There is no ${kind}`);
    return found;
  }

  it('keeps to the interface of Kubernetes', () => {
    const MODELS = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Service, ServiceAccount };
    for (const manifest of manifests) {
      const Model = MODELS[manifest.kind] as new (data: object) => { validate(): void };
      expect(() => new Model(manifest).validate(), manifest.kind).not.toThrow();
    }
    expect(() => new Deployment({ spec: { replicas: 'two' } } as never).validate()).toThrow();
  });

  it('is written as YAML of one document each', () => {
    const documents = parseAllDocuments(writeKubernetes('1.0.0'));
    expect(documents.flatMap((document) => ('errors' in document ? document.errors : []))).toEqual([]);
    expect(documents.map((document) => ('toJS' in document ? document.toJS() : null))).toEqual(
      JSON.parse(JSON.stringify(manifests)),
    );
  });

  it('selects the processes that it starts', () => {
    const labels = deployment.spec?.template.metadata?.labels ?? {};
    const selectors = [
      deployment.spec?.selector.matchLabels,
      find<IService>('Service').spec?.selector,
      manifests.flatMap((manifest) =>
        manifest.kind === 'PodDisruptionBudget' ? [manifest.spec?.selector?.matchLabels] : [],
      )[0],
      pod?.topologySpreadConstraints?.[0]?.labelSelector?.matchLabels,
    ];
    for (const selector of selectors) {
      expect(Object.keys(selector ?? {}).length).toBeGreaterThan(0);
      expect(labels).toMatchObject(selector ?? {});
    }
    const [port] = find<IService>('Service').spec?.ports ?? [];
    expect(server?.ports?.map(({ name }) => name)).toContain(port?.targetPort);
    expect(server?.ports?.[0]?.containerPort).toBe(PORT);
  });

  it('migrates first, asks for readiness, and leaves time to stop', () => {
    expect(pod?.initContainers?.[0]?.args).toEqual(['/app/server/migrate.js']);
    expect(server?.readinessProbe?.httpGet?.path).toBe('/readyz');
    expect(server?.livenessProbe?.httpGet?.path).toBe('/healthz');
    const pause = server?.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(pause + STOPPING_S);
    expect(deployment.spec?.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  });

  it('runs as nobody in particular, with nothing to write on', () => {
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: USER_ID });
    for (const { securityContext } of [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])]) {
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
    }
  });

  it('sets what the server reads', () => {
    const { data = {} } = find<IConfigMap>('ConfigMap');
    const secrets = [...writeKubernetes('1.0.0').matchAll(/--from-literal=(\w+)=/g)].map(([, name]) => name ?? '');
    expect(VARIABLES).toEqual(expect.arrayContaining([...Object.keys(data), ...secrets]));
    const { TOKEN_SECRET, SMTP_URL } = GIVEN;
    expect(readConfig({ MODE: 'production', TOKEN_SECRET, SMTP_URL, ...data }).publicOrigin).toBe(
      data['PUBLIC_ORIGIN'],
    );
  });
});
