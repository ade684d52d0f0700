/**
 * The platform on Kubernetes, as manifests to apply: processes that are replaced one after the other, once the new
 * release has migrated the database. PostgreSQL, the store of files and the mail server are outside.
 */
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import type { IIoK8sApiCoreV1Container as IContainer } from 'kubernetes-models/v1/Container';
import type { IService } from 'kubernetes-models/v1/Service';
import type { IServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { stringify } from 'yaml';
import { PORT, USER_ID } from '../image/image.ts';

export type Manifest = IConfigMap | IDeployment | IIngress | IPodDisruptionBudget | IService | IServiceAccount;

const NAME = 'groundswell';
const LABELS = { 'app.kubernetes.io/name': NAME };
/** The secret values are created by hand, as the heading says. */
const SETTINGS = [{ configMapRef: { name: NAME } }, { secretRef: { name: NAME } }];
const HEADING = `# The platform on Kubernetes. Make the image known to the cluster, set the host and the address below, and create the
# secret that it reads. With a pooler in transaction mode as DATABASE_URL, DATABASE_DIRECT_URL leads to PostgreSQL itself.
#
#   kubectl create secret generic groundswell --from-literal=TOKEN_SECRET="$(openssl rand -base64 32)" \\
#     --from-literal=DATABASE_URL=postgres://… --from-literal=DATABASE_DIRECT_URL=postgres://… \\
#     --from-literal=SMTP_URL=smtp://… --from-literal=STORAGE_URL=s3://… --from-literal=STORAGE_ENDPOINT=https://… \\
#     --from-literal=STORAGE_ACCESS_KEY=… --from-literal=STORAGE_SECRET_KEY=…
#   kubectl apply -f kubernetes.yaml
`;

export const writeKubernetes = (version: string): string =>
  HEADING +
  listManifests(version)
    .map((manifest) => `---\n${stringify(manifest)}`)
    .join('');

export function listManifests(version: string): Manifest[] {
  const metadata = { name: NAME, labels: LABELS };
  return [
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata, automountServiceAccountToken: false },
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata,
      data: {
        PUBLIC_ORIGIN: 'https://groundswell.example',
        MAIL_FROM: 'Groundswell <no-reply@groundswell.example>',
        // The ingress controller's.
        TRUSTED_PROXY_HOPS: '1',
        OTEL_EXPORTER_OTLP_ENDPOINT: '',
      },
    },
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata,
      spec: {
        replicas: 2,
        selector: { matchLabels: LABELS },
        // Not one fewer while the next one starts.
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
        template: {
          metadata: { labels: LABELS },
          spec: {
            serviceAccountName: NAME,
            automountServiceAccountToken: false,
            securityContext: {
              runAsNonRoot: true,
              runAsUser: USER_ID,
              runAsGroup: USER_ID,
              fsGroup: USER_ID,
              seccompProfile: { type: 'RuntimeDefault' },
            },
            // A release that can't migrate isn't started, and the previous one goes on.
            initContainers: [{ ...containerOf(version, 'migrate'), args: ['/app/server/migrate.js'] }],
            containers: [
              {
                ...containerOf(version, 'server'),
                ports: [{ name: 'http', containerPort: PORT }],
                startupProbe: { ...probe('/healthz'), periodSeconds: 2, failureThreshold: 60 },
                readinessProbe: { ...probe('/readyz'), periodSeconds: 5, failureThreshold: 2 },
                livenessProbe: { ...probe('/healthz'), periodSeconds: 10, failureThreshold: 3 },
                // Requests still arrive for a moment after it has left the service.
                lifecycle: { preStop: { sleep: { seconds: 5 } } },
              },
            ],
            // Running requests are finished within ten seconds after that.
            terminationGracePeriodSeconds: 20,
            topologySpreadConstraints: [
              {
                maxSkew: 1,
                topologyKey: 'kubernetes.io/hostname',
                whenUnsatisfiable: 'ScheduleAnyway',
                labelSelector: { matchLabels: LABELS },
              },
            ],
            volumes: [
              { name: 'data', emptyDir: {} },
              { name: 'tmp', emptyDir: {} },
            ],
          },
        },
      },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: { selector: LABELS, ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
    },
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata,
      spec: { minAvailable: 1, selector: { matchLabels: LABELS } },
    },
    {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      metadata,
      spec: {
        tls: [{ hosts: ['groundswell.example'], secretName: 'groundswell-tls' }],
        rules: [
          {
            host: 'groundswell.example',
            http: {
              paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name: NAME, port: { name: 'http' } } } }],
            },
          },
        ],
      },
    },
  ];
}

const probe = (path: string) => ({ httpGet: { path, port: 'http' }, timeoutSeconds: 5 });

function containerOf(version: string, name: string): IContainer {
  return {
    name,
    image: `${NAME}:${version}`,
    envFrom: SETTINGS,
    securityContext: {
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    },
    resources: { requests: { cpu: '250m', memory: '256Mi' }, limits: { memory: '1536Mi' } },
    volumeMounts: [
      { name: 'data', mountPath: '/data' },
      { name: 'tmp', mountPath: '/tmp' },
    ],
  };
}
