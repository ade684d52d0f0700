import { describe, expect, it } from 'vitest';
import { findAddressFault, isPublicAddress } from '#platform/server/outgoing/addresses.ts';

const fault = (url: string, allowed: string[] = []) => findAddressFault(url, allowed);

describe('findAddressFault', () => {
  it.each([
    'https://hooks.example.org/groundswell',
    'https://hooks.example.org:8443/a?b=c#d',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://bücher.example/',
    'https://mylocal.example/',
  ])('accepts %s', (url) => {
    expect(fault(url)).toBeNull();
  });

  it.each([
    ['hooks.example.org', 'address'],
    ['', 'address'],
    ['https://', 'address'],
    ['https://1.2.3.4.5.6/', 'address'],
    ['https://999.1.1.1/', 'address'],
    ['https://[::1', 'address'],
    ['http://hooks.example.org/', 'scheme'],
    ['ftp://hooks.example.org/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://user@hooks.example.org/', 'credentials'],
    ['https://user:password@hooks.example.org/', 'credentials'],
    ['https://:password@hooks.example.org/', 'credentials'],
  ])('refuses %s for its %s', (url, expected) => {
    expect(fault(url)).toBe(expected);
  });

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://127.255.255.254/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://１２７.０.０.１/',
    'https://127。0。0。1/',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://10.1/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://0xc0a80101/',
    'https://169.254.169.254/latest/meta-data/',
    'https://2852039166/',
    'https://100.64.0.1/',
    'https://100.127.255.255/',
    'https://192.0.0.1/',
    'https://192.0.2.1/',
    'https://192.88.99.1/',
    'https://198.18.0.1/',
    'https://198.19.255.255/',
    'https://198.51.100.1/',
    'https://203.0.113.1/',
    'https://224.0.0.1/',
    'https://239.255.255.255/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[0000:0000:0000:0000:0000:0000:0000:0001]/',
    'https://[::127.0.0.1]/',
    'https://[::7f00:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[::ffff:0:127.0.0.1]/',
    'https://[64:ff9b::127.0.0.1]/',
    'https://[64:ff9b::8.8.8.8]/',
    'https://[64:ff9b:1::1]/',
    'https://[100::1]/',
    'https://[2001::1]/',
    'https://[2001:10::1]/',
    'https://[2001:20::1]/',
    'https://[2001:db8::1]/',
    'https://[2002:7f00:1::]/',
    'https://[2002:a00:1::1]/',
    'https://[3fff::1]/',
    'https://[4000::1]/',
    'https://[5f00::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456:789a::1]/',
    'https://[fe80::1]/',
    'https://[febf::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://[ff0e::1]/',
    'https://localhost/',
    'https://LOCALHOST/',
    'https://localhost./',
    'https://a.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://router.lan/',
    'https://nas.home.arpa/',
  ])('refuses %s as private', (url) => {
    expect(fault(url)).toBe('private');
  });

  it('accepts what the operator names, with any port or with one, and without https', () => {
    expect(fault('http://hooks.internal/', ['hooks.internal'])).toBeNull();
    expect(fault('http://hooks.internal:8080/', ['hooks.internal'])).toBeNull();
    expect(fault('https://10.0.0.5:8443/', ['10.0.0.5:8443'])).toBeNull();
    expect(fault('https://10.0.0.5/', ['10.0.0.5:443'])).toBeNull();
    expect(fault('http://[::1]:9000/', ['[::1]:9000'])).toBeNull();
    expect(fault('http://10.0.0.5:8080/', ['10.0.0.5:8443'])).toBe('scheme');
    expect(fault('https://10.0.0.5:8080/', ['10.0.0.5:8443'])).toBe('private');
    expect(fault('https://10.0.0.6/', ['10.0.0.5'])).toBe('private');
    expect(fault('http://user@hooks.internal/', ['hooks.internal'])).toBe('credentials');
  });
});

describe('isPublicAddress', () => {
  it('knows both ends of each range', () => {
    const isPublic = (addresses: string[]) => addresses.filter(isPublicAddress);
    const inside = ['100.64.0.0', '100.127.255.255', '172.16.0.0', '172.31.255.255', '198.18.0.0', '198.19.255.255'];
    expect(isPublic(inside)).toEqual([]);
    const outside = ['100.63.255.255', '100.128.0.0', '172.15.255.255', '172.32.0.0', '198.17.255.255', '198.20.0.0'];
    expect(isPublic(outside)).toEqual(outside);
    const six = ['2001:200::1', '2003::1', '2a00::1', '3ffe::1'];
    expect(isPublic(six)).toEqual(six);
    expect(isPublic(['1fff::1', '2001:1ff::1', 'fe80::1%eth0', 'no address', ''])).toEqual([]);
  });
});
