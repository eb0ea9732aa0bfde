// Written by `npm run generate` from schemas/weChatConfig.json. Edit the schema, not this file.

import { ucs2length } from '#shared/validation/ucs2length.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'

export const validateWeChatConfig = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":true,"mp_appid":true,"mp_app_secret":true,"xcx_appid":true,"xcx_app_secret":true,"mch_id":true,"mch_key":true,"mach_v3_key":true,"pay_public_key_id":true,"pay_public_key":true,"pay_notify_url":true,"version":{"type":"integer","minimum":1,"maximum":2147483647}},"allOf":[{"$ref":"parts"}]};
const schema1 = {"properties":{"id":{"readOnly":true},"mp_appid":{"type":["string","null"],"maxLength":64,"wellFormed":true},"mp_app_secret":{"type":["string","null"],"maxLength":256,"wellFormed":true},"xcx_appid":{"type":["string","null"],"maxLength":64,"wellFormed":true},"xcx_app_secret":{"type":["string","null"],"maxLength":256,"wellFormed":true},"mch_id":{"type":["string","null"],"maxLength":64,"wellFormed":true},"mch_key":{"type":["string","null"],"maxLength":256,"wellFormed":true},"mach_v3_key":{"type":["string","null"],"maxLength":256,"wellFormed":true},"pay_public_key_id":{"type":["string","null"],"maxLength":64,"wellFormed":true},"pay_public_key":{"type":["string","null"],"maxLength":4000,"pattern":"^\\s*-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\s]+-----END PUBLIC KEY-----\\s*$","wellFormed":true},"pay_notify_url":{"type":["string","null"],"format":"uri","maxLength":500,"pattern":"^https://"}}};
const func0 = isWellFormed;
const func1 = ucs2length;
const pattern0 = new RegExp("^\\s*-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\s]+-----END PUBLIC KEY-----\\s*$", "u");
const pattern1 = new RegExp("^https://", "u");
const formats0 = /^[A-Za-z][A-Za-z0-9+.-]*:(\/\/(([A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*@)?(\[[0-9A-Fa-f:.]+\]|([A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(:[0-9]*)?(\/([A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?|\/?(([A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})([A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?)([?]([A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?(#([A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?$/;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mp_appid !== undefined){
let data0 = data.mp_appid;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/mp_appid",schemaPath:"#/properties/mp_appid/type",keyword:"type",params:{type: schema1.properties.mp_appid.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!func0(data0)){
const err1 = {instancePath:instancePath+"/mp_appid",schemaPath:"#/properties/mp_appid/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/mp_appid",schemaPath:"#/properties/mp_appid/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.mp_app_secret !== undefined){
let data1 = data.mp_app_secret;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/mp_app_secret",schemaPath:"#/properties/mp_app_secret/type",keyword:"type",params:{type: schema1.properties.mp_app_secret.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!func0(data1)){
const err4 = {instancePath:instancePath+"/mp_app_secret",schemaPath:"#/properties/mp_app_secret/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 256){
const err5 = {instancePath:instancePath+"/mp_app_secret",schemaPath:"#/properties/mp_app_secret/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.xcx_appid !== undefined){
let data2 = data.xcx_appid;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/xcx_appid",schemaPath:"#/properties/xcx_appid/type",keyword:"type",params:{type: schema1.properties.xcx_appid.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!func0(data2)){
const err7 = {instancePath:instancePath+"/xcx_appid",schemaPath:"#/properties/xcx_appid/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err8 = {instancePath:instancePath+"/xcx_appid",schemaPath:"#/properties/xcx_appid/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.xcx_app_secret !== undefined){
let data3 = data.xcx_app_secret;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/xcx_app_secret",schemaPath:"#/properties/xcx_app_secret/type",keyword:"type",params:{type: schema1.properties.xcx_app_secret.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!func0(data3)){
const err10 = {instancePath:instancePath+"/xcx_app_secret",schemaPath:"#/properties/xcx_app_secret/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 256){
const err11 = {instancePath:instancePath+"/xcx_app_secret",schemaPath:"#/properties/xcx_app_secret/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.mch_id !== undefined){
let data4 = data.mch_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/mch_id",schemaPath:"#/properties/mch_id/type",keyword:"type",params:{type: schema1.properties.mch_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!func0(data4)){
const err13 = {instancePath:instancePath+"/mch_id",schemaPath:"#/properties/mch_id/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err14 = {instancePath:instancePath+"/mch_id",schemaPath:"#/properties/mch_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.mch_key !== undefined){
let data5 = data.mch_key;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/mch_key",schemaPath:"#/properties/mch_key/type",keyword:"type",params:{type: schema1.properties.mch_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!func0(data5)){
const err16 = {instancePath:instancePath+"/mch_key",schemaPath:"#/properties/mch_key/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 256){
const err17 = {instancePath:instancePath+"/mch_key",schemaPath:"#/properties/mch_key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.mach_v3_key !== undefined){
let data6 = data.mach_v3_key;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/mach_v3_key",schemaPath:"#/properties/mach_v3_key/type",keyword:"type",params:{type: schema1.properties.mach_v3_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!func0(data6)){
const err19 = {instancePath:instancePath+"/mach_v3_key",schemaPath:"#/properties/mach_v3_key/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 256){
const err20 = {instancePath:instancePath+"/mach_v3_key",schemaPath:"#/properties/mach_v3_key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.pay_public_key_id !== undefined){
let data7 = data.pay_public_key_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/pay_public_key_id",schemaPath:"#/properties/pay_public_key_id/type",keyword:"type",params:{type: schema1.properties.pay_public_key_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!func0(data7)){
const err22 = {instancePath:instancePath+"/pay_public_key_id",schemaPath:"#/properties/pay_public_key_id/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 64){
const err23 = {instancePath:instancePath+"/pay_public_key_id",schemaPath:"#/properties/pay_public_key_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.pay_public_key !== undefined){
let data8 = data.pay_public_key;
if((typeof data8 !== "string") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/pay_public_key",schemaPath:"#/properties/pay_public_key/type",keyword:"type",params:{type: schema1.properties.pay_public_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!func0(data8)){
const err25 = {instancePath:instancePath+"/pay_public_key",schemaPath:"#/properties/pay_public_key/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 4000){
const err26 = {instancePath:instancePath+"/pay_public_key",schemaPath:"#/properties/pay_public_key/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.length <= 8000 && !pattern0.test(data8)){
const err27 = {instancePath:instancePath+"/pay_public_key",schemaPath:"#/properties/pay_public_key/pattern",keyword:"pattern",params:{pattern: "^\\s*-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\s]+-----END PUBLIC KEY-----\\s*$"},message:"must match pattern \""+"^\\s*-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\s]+-----END PUBLIC KEY-----\\s*$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.pay_notify_url !== undefined){
let data9 = data.pay_notify_url;
if((typeof data9 !== "string") && (data9 !== null)){
const err28 = {instancePath:instancePath+"/pay_notify_url",schemaPath:"#/properties/pay_notify_url/type",keyword:"type",params:{type: schema1.properties.pay_notify_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err29 = {instancePath:instancePath+"/pay_notify_url",schemaPath:"#/properties/pay_notify_url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats0.test(data9))){
const err30 = {instancePath:instancePath+"/pay_notify_url",schemaPath:"#/properties/pay_notify_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9.length <= 1000 && !pattern1.test(data9)){
const err31 = {instancePath:instancePath+"/pay_notify_url",schemaPath:"#/properties/pay_notify_url/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

const func19 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors>=1000)break;
if(!(func19.call(schema0.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateWeChatConfigPatch = validate3;
const schema2 = {"type":"object","additionalProperties":false,"properties":{"id":true,"mp_appid":true,"mp_app_secret":true,"xcx_appid":true,"xcx_app_secret":true,"mch_id":true,"mch_key":true,"mach_v3_key":true,"pay_public_key_id":true,"pay_public_key":true,"pay_notify_url":true},"minProperties":1,"allOf":[{"$ref":"parts"}]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors>=1000)break;
if(!(func19.call(schema2.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

/** The validators of the parts that decide between alternatives, and of the whole, by the key of their schema. */
export const branches = { '-3c5bccdd': validateWeChatConfig }
