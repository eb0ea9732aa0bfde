-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

CREATE OR REPLACE FUNCTION fx_ngrams(s text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  a text[] := string_to_array(lower(s), NULL);
  n int := cardinality(a);
  r text[] := a;
BEGIN
  FOR i IN 1..n - 1 LOOP
    r[n + i] := a[i] || a[i + 1];
  END LOOP;
  FOR i IN 1..n - 2 LOOP
    r[2 * n - 1 + i] := a[i] || r[n + i + 1];
  END LOOP;
  RETURN r;
END $$;
